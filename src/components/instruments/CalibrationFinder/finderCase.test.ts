// An ID without a patch: cspell:ignore LFANEB
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifyImage } from '@site/src/calculations/calibrationFinder/identifyImage';
import { idPlaces, romSize } from '@site/src/calculations/calibrationFinder/imageShape';
import { anyText } from '@site/src/calculations/testing/anyText';
import { calibrationById, mx5Calibrations } from '@site/src/data/calibrations';
import published from '@site/src/data/published-ids.json';
import { initialValues } from '../kit/fields';
import { type FinderValues, readFinder } from './finderCase';
import type { FinderResult } from './finderResult';
import { finderStore } from './finderStore';
import { keyOf, type OpenedRom } from './openRom';

const workedCase: FinderValues = initialValues(finderStore.fields);

const asked = (changes: Partial<FinderValues>, opened?: OpenedRom) =>
  readFinder({ ...workedCase, ...changes }, opened);

const result = (changes: Partial<FinderValues>, opened?: OpenedRom): FinderResult => {
  const { result, fault } = asked(changes, opened);
  if (!result) throw new Error(fault);
  return result;
};

const wholeText = ({ sentence, statements }: FinderResult): string =>
  [sentence, ...statements.map(({ text }) => text)].join('\n');

/** A made-up image with a header: no program. */
function rom(header: string, size = romSize): OpenedRom {
  const bytes = Uint8Array.from({ length: size }, (_, place) => (place * place) % 97);
  const place = idPlaces[0] - 3;
  bytes.set(new TextEncoder().encode(header), place);
  return { name: 'read.bin', image: identifyImage(bytes) };
}

const ofFile = (opened: OpenedRom): FinderResult => result({ file: keyOf(opened) }, opened);

describe('the verdict', () => {
  it.each([
    ['LF9VEB', 'checked', 'RomDrop has a definition and a patch for exactly LF9VEB.'],
    [
      'sw-lfg1ef.bin',
      'look-again',
      'RomDrop has no patch for LFG1EF. LFG1EK is in the same family, not verified for your car.',
    ],
    ['SW-LFANEB000.HEX', 'open', 'RomDrop has nothing for LFANEB or its family.'],
    ['LFQQEA', 'open', 'LFQQEA has the form of an NC calibration, but no list knows it.'],
  ])('of %s is marked %s', (text, sure, sentence) => {
    expect(result({ text })).toMatchObject({ sure, sentence });
  });

  it('leads to places that the guide has', () => {
    const places = new Set(Object.values(published).flat());
    for (const text of [...mx5Calibrations.map(({ id }) => id), 'LFQQEA', 'LFG1TF000', 'L35HED']) {
      for (const { href } of result({ text }).waysOn) expect(places).toContain(href.slice(1));
    }
  });

  it('says O for 0, other IDs, and a car that does not fit', () => {
    expect(wholeText(result({ text: 'LFLMEO' }))).toContain('O was read as 0');
    expect(wholeText(result({ text: 'LF9VEB or LFG2EL' }))).toContain('other IDs too: LFG2EL');
    expect(wholeText(result({ year: '2010' }))).toContain('does not fit');
    expect(wholeText(result({ year: '2009', gearbox: '6MT' }))).not.toContain('does not fit');
  });

  it('offers near misses where there is no ID or an unknown one', () => {
    expect(asked({ text: 'LF9WB' }).meant).toContain('LF9WEB');
    expect(asked({ text: 'rubbish' })).toMatchObject({ meant: [] });
    expect(asked({ text: 'rubbish' }).fault).toContain('LF9VEB');
    expect(result({ text: 'LF9VEC' }).nearMisses).toContain('LF9VEB');
  });
});

describe('a description', () => {
  it('leads to families, never to a file', () => {
    const { sentence, families } = result({
      text: ' ',
      market: 'USA',
      year: '2009',
      gearbox: '6MT',
    });
    expect(sentence).toBe(
      '2 families fit, 5 more may. Only the ID tells which one is in your car.',
    );
    expect(families.slice(0, 2).map(({ family }) => family)).toEqual(['LF9V', 'LFAA']);
  });

  it('is asked for if nothing stands in the fields', () => {
    expect(asked({ text: '' }).fault).toContain('choose market, year or gearbox');
  });
});

describe('an opened file', () => {
  it('is answered by the ID inside', () => {
    const { sentence, sure, statements, asked: name } = ofFile(rom('SW-LFG2EL000.HEX'));
    expect(sentence).toContain('exactly LFG2EL');
    expect({ sure, name }).toEqual({ sure: 'checked', name: 'read.bin' });
    expect(statements[0]?.text).toContain('right size');
  });

  it('is named for what it is if it is no whole image', () => {
    expect(ofFile(rom('SW-LF9VEB000.HEX', 0xc0000))).toMatchObject({
      sentence: 'This image is not whole: 786,432 bytes, or its end is blank.',
      sure: 'open',
    });
    expect(ofFile(rom('SW-LFG1TF000.HEX')).sentence).toContain('gearbox controller');
    expect(ofFile(rom('SW-L35HED000.HEX')).sentence).toContain('another Mazda');
    expect(ofFile(rom('')).sentence).toContain('no ID is readable');
  });

  it('is known by its ID alone after a reload, and not at all without one', () => {
    expect(wholeText(result({ file: 'LFG2EL' }))).toContain('read from a file');
    expect(result({ file: '-' }).asked).toBe('LF9VEB');
  });
});

it('answers any text, and never names a file of another family', () => {
  const typed = fc.oneof(anyText, fc.constantFrom(...mx5Calibrations.map(({ id }) => id)));
  fc.assert(
    fc.property(typed, fc.constantFrom('any', '2006', '2014'), (text, year) => {
      const reading = asked({ text, year });
      const { found = null, sentence = '' } = reading.result ?? {};
      expect(reading.fault ?? sentence).toMatch(/^\S.+\.$/);
      expect(sentence).not.toMatch(/compatible/i);
      for (const id of sentence.match(/L[0-9A-Z]{3}E[0-9A-Z]/g) ?? []) {
        expect(id.slice(0, 4)).toBe(found?.id.slice(0, 4));
        if (id !== found?.id) expect(calibrationById(id)?.status).toBe('supported');
      }
    }),
  );
});
