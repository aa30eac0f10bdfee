import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataProblems } from '.';

const folder = path.join(import.meta.dirname, '..');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

type Entry = Record<string, unknown>;

/** The content of a data file, to be broken. */
const contentOf = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

/** A file with a change in one entry of one of its lists. */
function broken(file: string, list: readonly (string | number)[], change: Entry): unknown {
  const content = contentOf(file);
  const entry = list.reduce<unknown>((value, key) => (value as Entry)[key], content) as Entry;
  Object.assign(entry, change);
  return content;
}

it.each(files)('%s is as its schema says', (file) => {
  expect(dataProblems(file, contentOf(file))).toEqual([]);
});

it('asks for a schema for each file', () => {
  expect(dataProblems('new.json', {})).toEqual([expect.stringContaining('no schema')]);
});

describe('of a broken calibration', () => {
  const lf9veb = (
    contentOf('calibrations.json') as { calibrations: Entry[] }
  ).calibrations.findIndex(({ id }) => id === 'LF9VEB');
  const place = `calibrations[${lf9veb}] LF9VEB`;

  it.each<[string, Entry, string]>([
    ['a word for a flag', { romdropPatch: 'yes' }, 'romdropPatch: Invalid type: Expected boolean'],
    ['a missing field', { layoutGroup: undefined }, 'layoutGroup: Invalid type'],
    ['a field of another name', { market: 'USA' }, 'market: Invalid key: Expected never'],
    ['a replacement that is no ID', { nearestLaterSupported: 'later' }, 'nearestLaterSupported'],
    ['text for a list', { sameFamilySupported: 'LF9VED' }, 'sameFamilySupported: Invalid type'],
    ['the letter O in an ID', { newestSupportedInFamily: 'LF9VEO' }, 'newestSupportedInFamily'],
  ])('names file, entry and field for %s', (_what, change, message) => {
    const problems = dataProblems(
      'calibrations.json',
      broken('calibrations.json', ['calibrations', lf9veb], change),
    );
    expect(problems).toEqual([expect.stringContaining(`calibrations.json: ${place}.${message}`)]);
  });

  it('says what was expected and what stands there', () => {
    const content = broken('calibrations.json', ['calibrations', lf9veb, 'vehicle'], {
      gearbox: '7MT',
    });
    expect(dataProblems('calibrations.json', content)).toEqual([
      `calibrations.json: ${place}.vehicle.gearbox: Invalid type: Expected ("5MT" | "6MT" | "AT") but received "7MT"`,
    ]);
  });
});

describe('of other broken files', () => {
  it.each<[string, (string | number)[], Entry, RegExp]>([
    [
      'drivetrains.json',
      [3],
      { gearbox: '7MT' },
      /^drivetrains\.json: \[3\] nc\S+\.gearbox: .*"7MT"/,
    ],
    ['engines.json', [0], { boreMm: 0 }, /\[0\] l8\S+\.boreMm: Invalid value: Expected >0/],
    ['logging-parameters.json', [0], { mode: '09' }, /\.mode: .*"01" \| "22" \| "23"/],
    ['logging-parameters.json', [0], { bits: 7 }, /\.bits: .*1 \| 8 \| 16 \| 32/],
    ['logging-parameters.json', [0], { scaling: '(x*2)' }, /\.scaling: Invalid format/],
    ['logging-parameters.json', [0], { address: '0xFF' }, /\.address: Invalid key/],
    ['rom-tables.json', ['present'], { 0: 'LF9VEB nonsense' }, /: present\[0\]: Invalid format/],
    [
      'rom-tables.json',
      ['axes'],
      { 0: ['rpm', '', 15, 7500, 500] },
      /axes\[0\]: the axis runs from 7500 to 500/,
    ],
    [
      'rom-tables.json',
      ['categories', 0, 'tables', 0],
      { level: 4 },
      /tables\[0\] .*\.level: Invalid key/,
    ],
    ['glossary.json', [0], { definition: '' }, /\[0\] AAT\.definition: Invalid length/],
    [
      'worked-stock-tables.json',
      ['tables', 0],
      { z: [1, 2] },
      /tables\[0\] .*: cells of another shape/,
    ],
  ])('%s %j', (file, list, change, message) => {
    expect(dataProblems(file, broken(file, list, change))[0]).toMatch(message);
  });

  it('of a row that is no object, and no file at all', () => {
    expect(dataProblems('engines.json', ['LF'])).toEqual([
      expect.stringMatching(/^engines\.json: \[0\]: Invalid type: Expected Object/),
    ]);
    expect(dataProblems('engines.json', null)).toEqual([
      expect.stringMatching(/^engines\.json: Invalid type: Expected Array but received null/),
    ]);
  });
});
