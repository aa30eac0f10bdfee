// Keys behind the escape of a line end: cspell:ignore ncalcsampinterval nisvisible nparamid nparamname
// cspell:ignore nsampgroup nscalingrpn
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between } from '../testing/anyText';
import { parseConfiguration } from './locatedConfiguration';
import { loggingBudget, rowsPerSecond } from './loggingBudget';

const obd = (pace: number, groups: readonly (number | null)[]): string =>
  [
    `type = obd\ncalcsampinterval = ${pace}`,
    ...groups.map(
      (group, place) =>
        `paramname = P${place}\nmode = 0x01\nparamid = 0x0C${group === null ? '' : `\nsampgroup = ${group}`}`,
    ),
  ].join('\n');

const budget = (text: string) => loggingBudget(parseConfiguration(text));
const plain = (count: number): null[] => Array<null>(count).fill(null);

it('asks once for a group, however its number is written', () => {
  const text = obd(20_000, [1, 1]).replace(/sampgroup = 1$/, 'sampgroup = 0x01');
  expect(text).toContain('0x01');
  expect(budget(text).requestsPerRow).toBe(budget(obd(20_000, [1, 1])).requestsPerRow);
});

describe('rowsPerSecond', () => {
  it.each([
    [20_000, 20, '2.5'],
    [10_000, 20, '5.0'],
    [5000, 20, '10.0'],
    [2100, 20, '23.8'],
    [1000, 20, '50.0'],
    [100_000, 20, '0.5'],
    [7500, 13, '10.3'],
    [10_000, 3, '33.3'],
  ])('at a pace of %d and %d requests is %s', (pace, requests, rows) => {
    expect(rowsPerSecond(pace, requests).toFixed(1)).toBe(rows);
  });

  it('gives the row times of another car', () => {
    const milliseconds = (pace: number, requests: number): number =>
      1000 / rowsPerSecond(pace, requests);
    expect(milliseconds(8000, 44)).toBeCloseTo(352, 9);
    expect(milliseconds(4000, 44)).toBeCloseTo(176, 9);
    expect(milliseconds(2000, 37)).toBeCloseTo(74, 9);
    expect(milliseconds(7500, 13)).toBeCloseTo(97.5, 9);
  });

  it('falls with pace and requests', () => {
    fc.assert(
      fc.property(between(500, 100_000), fc.integer({ min: 1, max: 60 }), (pace, requests) => {
        expect(rowsPerSecond(pace, requests)).toBeGreaterThanOrEqual(
          rowsPerSecond(pace, requests + 1),
        );
        expect(rowsPerSecond(pace, requests) * pace * requests).toBeCloseTo(1_000_000, 3);
      }),
    );
  });
});

describe('loggingBudget', () => {
  it('counts a group as one slot: 10 + 2 in place of 16', () => {
    const grouped = budget(obd(3333, [...plain(10), 1, 1, 1, 1, 2, 2]));
    expect(grouped).toMatchObject({ requestsPerRow: 12, parameters: 16, channels: 1 });
    expect(budget(obd(3333, plain(16))).requestsPerRow).toBe(16);
    expect(budget(`${obd(5000, [0, 1])}\npriority = 2`).requestsPerRow).toBe(2);
  });

  it('counts only what is asked of the engine computer, and the header with its two columns', () => {
    const text = `${obd(10_000, [null, 1, 1])}\nisvisible = 0\ntype = calc\nparamname = SUM\nscalingrpn = P0,P1,+`;
    expect(budget(text)).toMatchObject({
      requestsPerRow: 2,
      rowsPerSecond: 50,
      headerCharacters: 'sample,time,P0,P1,SUM'.length,
      parameters: 4,
      channels: 2,
    });
  });

  it('doubts by the pace', () => {
    expect(budget(obd(1000, plain(3))).doubt.text).toContain('more than 32 rows');
    expect(budget(obd(50_000, plain(3))).doubt.text).toContain('both ends');
    expect(budget(obd(7500, plain(13))).doubt.text).toContain('no official text');
  });

  it('has no pace where none is given', () => {
    expect(budget('')).toMatchObject({ requestsPerRow: 0, rowsPerSecond: null, parameters: 0 });
    expect(budget('type = obd\nparamname = A').rowsPerSecond).toBeNull();
    expect(budget('type = obd\ncalcsampinterval = fast\nparamname = A').rowsPerSecond).toBeNull();
  });
});
