/**
 * What the finder must refuse or warn of: written from the chapter on calibrations by somebody who did
 * not write the computation.
 */
import { describe, expect, it } from 'vitest';
import { identifyImage } from '@site/src/calculations/calibrationFinder/identifyImage';
import { romSize } from '@site/src/calculations/calibrationFinder/imageShape';
import { joined, madeUpImage, writeText } from '@site/tests/unit/madeUpImage';
import { mx5Calibrations } from '@site/src/data/calibrations';
import type { LimitName } from '@site/src/data/limits';
import { instrument } from './definition';
import { keyOf } from './openedRom';

type Changes = NonNullable<Parameters<typeof instrument.evaluate>[0]>;
type Evaluation = ReturnType<typeof instrument.evaluate>;

const asked = (changes: Changes): Evaluation => instrument.evaluate(changes);

const opened = (bytes: Uint8Array, name = 'read.bin', size = bytes.length): Evaluation => {
  const rom = { name, image: identifyImage(bytes, size) };
  return instrument.evaluate({ file: keyOf(rom) }, rom);
};

/** Everything that readers see of an answer. */
const wordsOf = ({ result, errors, error }: Evaluation): string =>
  JSON.stringify([
    errors,
    error ?? '',
    result && [
      result.sentence,
      result.statements.map(({ text }) => text),
      result.notices.map(({ text }) => text),
      result.nearMisses,
    ],
  ]);

const refusal = (evaluation: Evaluation): LimitName | undefined => {
  expect(evaluation.result).toBeUndefined();
  return evaluation.refusal?.limit;
};

const warnings = ({ result }: Evaluation): readonly LimitName[] =>
  result?.notices.map(({ limit }) => limit) ?? [];

const rom = madeUpImage('SW-LF9VEB000.HEX');

describe('the ID of another computer', () => {
  it.each(['LFG1TF000', 'LF9KT0001', 'SW-LFACTA000.HEX', 'LFAMTA000', 'lfg1tg000', 'LF9VTB'])(
    'offers no calibration: %s',
    (text) => {
      expect(refusal(asked({ text }))).toMatch(/^gearboxController/);
      expect(wordsOf(asked({ text }))).not.toMatch(/L[0-9A-Z]{3}E[0-9A-Z]|patch/);
    },
  );

  it.each(['L35HED', 'L3R3EE'])('is another Mazda: %s', (text) => {
    expect(refusal(asked({ text }))).toBe('otherMazda');
  });
});

describe('an ID that leads to nothing, or not straight', () => {
  it('of an unknown family names no other: LF9YEB', () => {
    const answer = asked({ text: 'LF9YEB' });
    expect(answer.result).toMatchObject({ sure: 'open', nearMisses: [] });
    expect(wordsOf(answer)).not.toMatch(/LF9[^Y]E/);
  });

  it('of a family without a patch names no substitute: LFANEB', () => {
    const words = wordsOf(asked({ text: 'LFANEB' }));
    expect(words).toContain('nothing for LFANEB or its family');
    expect(words).not.toMatch(/later revision|in its place/);
  });

  it.each(['LFGMED', 'LF9KED', 'LFGNED'])('warns of a layout that changes: %s', (text) => {
    const answer = asked({ text });
    expect(warnings(answer)).toEqual(expect.arrayContaining(['layoutChanges', 'oneRevisionOnly']));
    expect(wordsOf(answer)).toContain('not verified for your car');
    expect(wordsOf(answer)).not.toMatch(/compatible/i);
  });

  it('of which no copy is listed says so: L831ED', () => {
    expect(wordsOf(asked({ text: 'L831ED' }))).toContain('No copy of its factory file');
  });

  it.each(['LF9VEB LFG2EK', 'SW-LF9VEB000.HEX SW-LFG2EK000.HEX'])(
    'twice in one text is a question: %s',
    (text) => {
      expect(refusal(asked({ text }))).toBe('twoIds');
      expect(wordsOf(asked({ text }))).not.toContain('patch');
    },
  );

  it.each([
    'LF9VEB_Rev_21053000.bin',
    'LF9VEB_Rev_2105.bin',
    'LF9VEB patched',
    'lf9veb_v2_tuned.bin',
    'LF9VEB-TUNE3.bin',
    'LF9VEB modified.bin',
  ])('in the name of a changed file is no stock file: %s', (text) => {
    expect(warnings(asked({ text }))).toContain('namedPatched');
  });

  it('in the name of a file with a withdrawn patch is never to be flashed', () => {
    const answer = asked({ text: 'LF9VEB_Rev_201122.bin' });
    expect(warnings(answer)).toEqual(['namedWithdrawnPatch', 'namedPatched']);
    expect(answer.result?.waysOn.map(({ href }) => href)).toEqual(['#calibration-LF9VEB']);
  });

  it.each([
    { text: 'SW-LF9VEB100.HEX' },
    { text: 'LF9VEB', year: '2014' },
    { text: 'LFG2EK', generation: 'NC3' },
  ])('that is to be read again leads there first, and to no patching: %o', (texts) => {
    const places = asked(texts).result?.waysOn.map(({ href }) => href);
    expect(places?.[0]).toBe('#read-the-id');
    expect(places).not.toContain('#patch-the-rom');
  });

  it('in any other name says nothing of a change', () => {
    expect(warnings(asked({ text: 'Neptune/LF9VEB_stock_revised.bin' }))).toEqual([]);
  });

  it.each([
    ['LF9VEB.patch', 'namedPatchFile'],
    ['C:\\romdrop\\patches\\lf9veb.PATCH', 'namedPatchFile'],
    ['LF9VEB.xml', 'namedDefinition'],
    ['LF9VEB.zip', 'namedNoImage'],
    ['logs/LF9VEB.csv', 'namedNoImage'],
  ] as const)('in the name of another file says what that is: %s', (text, limit) => {
    const answer = asked({ text });
    expect(warnings(answer)).toContain(limit);
    expect(answer.result).toMatchObject({ found: { id: 'LF9VEB' }, sure: 'look-again' });
  });

  it.each(['', '   ', 'x'.repeat(100_000), '<img src=x onerror=alert(1)>'])(
    'that is none is told at the field, and nothing else stands: %#',
    (text) => {
      const { result, errors } = asked({ text });
      expect(result).toBeUndefined();
      expect(errors.text).toBeDefined();
    },
  );
});

describe('an opened file', () => {
  it('with two IDs is a contradiction', () => {
    const two = writeText(rom.slice(), 0xc0043, 'SW-LFG2EK000.HEX');
    expect(refusal(opened(two))).toBe('fileTwoIds');
    expect(wordsOf(opened(two))).not.toMatch(/patch|definition/);
  });

  it.each<readonly [LimitName, Uint8Array]>([
    ['fileTwoInOne', joined(rom, rom)],
    ['filePadded', joined(rom, new Uint8Array(512).fill(0xff))],
    ['filePacked', writeText(rom.slice(), 0, 'PK\u0003\u0004')],
    ['filePacked', writeText(rom.slice(), 0, 'Rar!\u001a\u0007')],
    ['filePacked', writeText(rom.slice(), 0, '\u001f\u008b')],
    ['filePacked', writeText(rom.slice(), 0, '7z\u00bc\u00af\u0027\u001c')],
    ['fileWrongSize', rom.slice(0, romSize / 2)],
    ['fileFilledUp', rom.slice().fill(0xff, 0xc1000)],
    ['fileBlank', new Uint8Array(romSize).fill(0xff)],
    ['fileBlank', new Uint8Array(romSize)],
  ])('is named for its shape before any ID: %s', (limit, bytes) => {
    const answer = opened(bytes, 'SW-LF9VEB.bin');
    expect(refusal(answer)).toBe(limit);
    expect(answer.error?.replace('SW-LF9VEB.bin', '')).not.toContain('LF9VEB');
  });

  it('that is large and begins blank is said to be not read in full', () => {
    const answer = opened(new Uint8Array(2 * romSize).fill(0xff), 'big.bin', 8 * romSize);
    expect(refusal(answer)).toBe('fileBeginsBlank');
    expect(wordsOf(answer)).toContain('not read in full');
  });

  it('holds more than its name', () => {
    const answer = opened(madeUpImage('SW-LFG2EL000.HEX'), 'SW-LF9VEB.BIN');
    expect(answer.result).toMatchObject({ found: { id: 'LFG2EL' }, sure: 'look-again' });
    expect(warnings(answer)).toContain('nameDiffers');
    expect(wordsOf(answer)).not.toContain('exactly LF9VEB');
  });

  it('without its boot loader is read again first, if the car is still stock', () => {
    const { result } = opened(rom.slice().fill(0xff, 0, 0x2000), 'SW-LF9VEB.BIN');
    expect(result?.waysOn.map(({ href }) => href).slice(0, 2)).toEqual([
      '#read-the-rom',
      '#patch-the-rom',
    ]);
  });

  it('is never proven stock, nor said to be tested in its first 8 kB', () => {
    expect(warnings(opened(rom))).toContain('idSurvivesPatching');
    expect(wordsOf(opened(rom))).toContain('by this sign the file is not patched');
    expect(wordsOf(opened(rom))).not.toMatch(/tells whether it is patched|tests all of it/);
  });

  it('that carries a patch revision is no stock file, and leads to no patching', () => {
    const patched = rom.slice();
    patched.set([0x21, 0x05, 0x30, 0x00], 0xffc4c);
    const answer = opened(patched, 'mine.bin');
    expect(warnings(answer)).toEqual(['carriesPatch', 'onlyEndsLookedAt']);
    expect(wordsOf(answer)).toContain('patch revision 21053000');
    expect(answer.result).toMatchObject({ sure: 'look-again' });
    expect(answer.result?.waysOn.map(({ href }) => href)).toEqual(['#calibration-LF9VEB']);
    expect(asked({ text: 'LF9VEB_Rev_21053000.bin' }).result?.waysOn).toHaveLength(1);
    expect(opened(rom, 'mine.bin').result?.waysOn).toHaveLength(2);
  });

  it.each([
    [[0xff, 0x20, 0x11, 0x22], '201122'],
    [[0xff, 0x20, 0x11, 0x23], '201123'],
    [[0x20, 0x11, 0x23, 0x00], '20112300'],
  ])('that carries a withdrawn patch is never to be flashed: %s', (bytes, revision) => {
    const killing = rom.slice();
    killing.set(bytes, 0xffc4c);
    const answer = opened(killing, 'mine.bin');
    expect(warnings(answer)).toEqual(['carriesWithdrawnPatch', 'onlyEndsLookedAt']);
    expect(wordsOf(answer)).toContain(`withdrawn patch ${revision}, which can kill`);
    expect(wordsOf(answer)).not.toContain('Keep it as a backup');
    expect(answer.result?.waysOn.map(({ href }) => href)).toEqual(['#calibration-LF9VEB']);
    const later = rom.slice();
    later.set([0xff, 0x20, 0x11, 0x29], 0xffc4c);
    expect(wordsOf(opened(later))).toContain('patch revision 201129 at');
  });

  it('leads to patching by what stands inside, whatever its name says', () => {
    const { result } = opened(rom, 'LF9VEB_tune.bin');
    expect(result?.notices.map(({ limit }) => limit)).toContain('namedPatched');
    expect(result?.waysOn.map(({ href }) => href)).toContain('#patch-the-rom');
  });

  it('that is not open any more leads to no patching: nobody sees whether it is patched', () => {
    const { result } = asked({ file: 'LF9VEB' });
    expect(result?.waysOn.map(({ href }) => href)).toEqual(['#calibration-LF9VEB']);
    expect(result?.notices.map(({ text }) => text).join()).toContain('whether it is patched');
  });

  it('leaves no statement of support in a shared address when it was refused', () => {
    const image = identifyImage(rom.slice(0, 0xf0000));
    const address = { file: keyOf({ name: 'half.bin', image }) };
    expect(refusal(asked(address))).toBe('fileForgotten');
    expect(warnings(asked({ file: 'LFG2EL' }))).toContain('fileNotOpen');
  });
});

describe('a description', () => {
  it('leads to families, never to one calibration', () => {
    const { result } = asked({ text: '', market: 'USA', year: '2009', gearbox: '6MT' });
    expect(result).toMatchObject({ found: null });
    expect(result?.families.length).toBeGreaterThan(1);
    expect(result?.sentence).toContain('Only the ID tells');
  });

  it.each(['Canada', 'Australia'] as const)('of %s is certain of nothing', (market) => {
    const answer = asked({ text: '', market });
    expect(answer.result?.families.every(({ uncertain }) => uncertain)).toBe(true);
    expect(warnings(answer)).toEqual([`${market.toLowerCase()}NotNamed`]);
  });

  it('of a year in which that generation was not sold fits nothing', () => {
    for (const [generation, year] of [
      ['NC1', '2014'],
      ['NC3', '2006'],
    ] as const)
      expect(asked({ text: '', generation, year }).result?.sentence).toContain(
        'No known calibration',
      );
    const of2005 = asked({ text: '', year: '2005' }).result?.families.map(({ family }) => family);
    expect(of2005).toContain('LFG8');
    expect(of2005).not.toContain('LF9K');
    expect(wordsOf(asked({ text: 'LFG2EK', generation: 'NC1', year: '2014' }))).toContain(
      'You chose 2014; of the family LFG2 other things are known: 2006-2007.',
    );
  });

  it('of one generation names no family of another', () => {
    const { result } = asked({ text: '', generation: 'NC2', market: 'USA' });
    const names = result?.families.map(({ family }) => family);
    expect(names).toContain('LF9V');
    expect(names).not.toContain('LFG2');
    expect(names).not.toContain('LFLM');
    expect(warnings(asked({ text: 'LFG2EK', generation: 'NC3' }))).toContain('carDiffers');
  });

  it('that is not that of the ID is a contradiction', () => {
    const answer = asked({ text: 'LF9VEB', year: '2014', gearbox: 'AT' });
    expect(warnings(answer)).toContain('carDiffers');
    expect(answer.result?.sure).toBe('look-again');
  });
});

it('tells of one car nothing that belongs to another', () => {
  for (const { id } of mx5Calibrations) {
    const { result } = asked({ text: id });
    const texts = result?.statements.map(({ text, href }) => `${text} ${href ?? ''}`) ?? [];
    // Two with one key would stay when the next car is asked about.
    expect(new Set(texts).size, id).toBe(texts.length);
  }
  expect(wordsOf(asked({ text: 'LFNPEA' }))).not.toMatch(/LF9V|Federal/);
});
