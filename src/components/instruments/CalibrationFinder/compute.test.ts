// An ID without a patch: cspell:ignore LFANEB
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { identifyImage } from '@site/src/calculations/calibrationFinder/identifyImage';
import { madeUpImage } from '@site/tests/unit/madeUpImage';
import { anyText } from '@site/src/calculations/testing/anyText';
import { calibrationById, mx5Calibrations } from '@site/src/data/calibrations';
import published from '@site/src/data/published-ids.json';
import type { FinderResult } from './compute';
import { instrument } from './definition';
import { keepRom, keyOf, type OpenedRom } from './openedRom';

type Changes = Parameters<typeof instrument.evaluate>[0];

const asked = (changes: Changes, opened?: OpenedRom) => instrument.evaluate(changes, opened);

const result = (changes: Changes, opened?: OpenedRom): FinderResult => {
  const evaluation = asked(changes, opened);
  if (!evaluation.result) throw new Error(JSON.stringify(evaluation));
  return evaluation.result;
};

const limitsOf = (changes: Changes, opened?: OpenedRom): readonly string[] =>
  result(changes, opened).notices.map(({ limit }) => limit);

const rom = (header: string, name = 'read.bin', size?: number): OpenedRom => ({
  name,
  image: identifyImage(madeUpImage(header, undefined, size)),
});

const ofFile = (opened: OpenedRom): FinderResult => result({ file: keyOf(opened) }, opened);

afterEach(() => keepRom(undefined));

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
    ['LF9VEZ', 'open', 'LF9VEZ has the form of an NC calibration, but no list knows it.'],
  ])('of %s is marked %s', (text, sure, sentence) => {
    expect(result({ text })).toMatchObject({ sure, sentence });
  });

  it('leads to places that the guide has', () => {
    const places = new Set(Object.values(published).flat());
    for (const text of [...mx5Calibrations.map(({ id }) => id), 'LFQQEA']) {
      for (const { href } of result({ text }).waysOn) expect(places).toContain(href.slice(1));
    }
  });

  it('is doubted beside a warning', () => {
    expect(result({ text: 'LFLMEA' }).sure).toBe('checked');
    expect(result({ text: 'LFLMEA', year: '2009' })).toMatchObject({ sure: 'look-again' });
    expect(limitsOf({ text: 'LFLMEO' })).toContain('lettersCorrected');
  });

  it('offers near misses where there is none or an unknown one', () => {
    expect(asked({ text: 'LF9WB' }).errors.text).toContain('One character may be wrong');
    expect(asked({ text: 'rubbish' }).errors.text).toContain('LF9VEB');
    expect(result({ text: 'LF9VEC' }).nearMisses).toEqual(['LF9VEB']);
  });
});

describe('a description', () => {
  it('leads to families, never to a file', () => {
    const described = { text: ' ', market: 'USA', year: '2009', gearbox: '6MT' };
    const { sentence, families } = result(described);
    expect(sentence).toBe(
      '2 families fit, 5 more may. Only the ID tells which one is in your car.',
    );
    expect(families.slice(0, 2).map(({ family }) => family)).toEqual(['LF9V', 'LFAA']);
    const federal = result({ ...described, emissions: 'Federal' });
    expect(federal.families.filter(({ uncertain }) => !uncertain)).toHaveLength(1);
  });

  it('is asked for if nothing stands in the fields', () => {
    expect(asked({ text: '' }).errors.text).toContain('choose what is known of the car');
  });
});

describe('a choice about the car', () => {
  const { market } = instrument.store.fields;
  const changed = (worked: boolean) => market.alsoSet?.({ text: 'LF9VEB' }, () => worked);

  it('clears the example, and nothing that the reader typed or My car named', () => {
    expect(changed(true)).toEqual({ text: '' });
    expect(changed(false)).toEqual({});
  });

  it('leaves an opened file to be held against it', () => {
    const opened = rom('SW-LF9VEB000.HEX');
    const held = limitsOf({ text: '', file: keyOf(opened), gearbox: 'AT' }, opened);
    expect(held).toContain('carDiffers');
    expect(changed(true)).not.toHaveProperty('file');
  });
});

describe('an opened file', () => {
  it('is answered by the ID inside', () => {
    const { sentence, asked: name } = ofFile(rom('SW-LFG2EL000.HEX'));
    expect(sentence).toContain('exactly LFG2EL');
    expect(name).toBe('read.bin');
    expect(ofFile(rom('SW-LFG2EL000.HEX')).sure).toBe('checked');
    expect(ofFile(rom('SW-LFG2EL000.HEX', 'SW-LFG2EK.BIN')).sure).toBe('look-again');
  });

  it('leaves nothing of a refused file in the address', () => {
    expect(keyOf(rom('SW-LFG2EL000.HEX', 'half.bin', 800_000))).toBe('-');
    expect(keyOf(rom('SW-LFG1TF000.HEX'))).toBe('-');
  });
});

it('answers any text, and never names a file of another family', () => {
  const typed = fc.oneof(anyText, fc.constantFrom(...mx5Calibrations.map(({ id }) => id)));
  fc.assert(
    fc.property(typed, fc.constantFrom('any', '2006', '2014'), (text, year) => {
      const { result: answer, errors, refusal } = asked({ text, year });
      const { found = null, sentence = '' } = answer ?? {};
      expect(errors.text ?? refusal?.text ?? sentence).toMatch(/^\S.+\.$/);
      expect(sentence).not.toMatch(/compatible/i);
      for (const id of sentence.match(/L[0-9A-Z]{3}E[0-9A-Z]/g) ?? []) {
        expect(id.slice(0, 4)).toBe(found?.id.slice(0, 4));
        if (id !== found?.id) expect(calibrationById(id)?.status).toBe('supported');
      }
    }),
  );
});
