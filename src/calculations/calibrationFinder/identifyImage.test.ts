import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mx5Calibrations } from '@site/src/data/calibrations';
import { prototypeNames } from '../testing/hostileText';
import { expectUnchangedPrototypes } from '../testing/unchangedPrototypes';
import { type IdentifiedImage, identifyImage, mostRead } from './identifyImage';
import { entropyBits, idPlaces, romSize } from './imageShape';
import {
  joined,
  madeUpImage as image,
  noise,
  writeText as write,
} from '@site/tests/unit/madeUpImage';
import { fewer } from '@site/tests/properties';

const fields: Readonly<Record<IdentifiedImage['kind'], readonly string[]>> = {
  image: ['found', 'suffix'],
  empty: [],
  blank: [],
  text: [],
  'two-in-one': [],
  padded: [],
  noise: [],
  packed: ['format'],
  records: ['format'],
  patch: [],
  'two-ids': ['names'],
  'other-computer': ['found'],
  'other-car': ['header'],
  'cut-off': [],
  'too-long': [],
  'filled-up': ['part'],
  misplaced: ['address'],
  encrypted: [],
  'wrong-size': [],
  'no-id': [],
};

/** What must hold whatever the bytes were: nothing is said of a file that does not stand in it. */
const expectSound = (bytes: Uint8Array, answer: IdentifiedImage): void => {
  const { kind, size, read, bootLoaderBlank, patchRevision, ...more } = answer;
  expect([size, read]).toEqual([bytes.length, bytes.length]);
  expect(typeof bootLoaderBlank).toBe('boolean');
  if (patchRevision !== null) expect(patchRevision).toMatch(/^[0-9A-F]{8}$/);
  expect(Object.keys(more).sort()).toEqual(fields[kind]);
  const holds = (text: string, from = 0): number =>
    Buffer.from(bytes.buffer, bytes.byteOffset, size).indexOf(text, from);
  if (answer.kind === 'image') {
    expect(size).toBe(romSize);
    expect(['mx5', 'unknown-mx5']).toContain(answer.found.kind);
    const header = `SW-${answer.found.id}`;
    expect(idPlaces.some((place) => holds(header, place - 3) === place - 3)).toBe(true);
  }
  if (answer.kind === 'misplaced') {
    expect(size).toBe(romSize);
    expect(holds('SW-L', answer.address - 3)).toBe(answer.address - 3);
    expect(idPlaces).not.toContain(answer.address);
  }
  if (answer.kind === 'other-car') {
    expect(answer.header).toMatch(/^SW-[0-9A-Z]{9}\.HEX$/);
    expect(holds(answer.header)).toBeGreaterThanOrEqual(0);
  }
  if (answer.kind === 'two-ids') {
    expect(new Set(answer.names).size).toBeGreaterThan(1);
    for (const name of answer.names) expect(holds(`SW-${name}.HEX`)).toBeGreaterThanOrEqual(0);
  }
  expectUnchangedPrototypes();
};

/** Data and no function: a failure prints it, and never the megabyte that it made. */
type Damage =
  | {
      readonly kind: 'ends' | 'begins' | 'removed' | 'rotated' | 'scattered';
      readonly at: number;
      readonly length: number;
    }
  | {
      readonly kind: 'filled';
      readonly at: number;
      readonly length: number;
      readonly value: number;
    }
  | { readonly kind: 'written' | 'put in'; readonly at: number; readonly text: string }
  | { readonly kind: 'doubled' | 'backwards' | 'swapped' };

const scattered = noise(romSize);
const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

const damaged = (bytes: Uint8Array, damage: Damage): Uint8Array => {
  switch (damage.kind) {
    case 'ends':
      return bytes.slice(0, damage.at);
    case 'begins':
      return bytes.slice(damage.at);
    case 'removed':
      return joined(bytes.slice(0, damage.at), bytes.slice(damage.at + damage.length));
    case 'rotated':
      return joined(bytes.slice(damage.at), bytes.slice(0, damage.at));
    case 'put in':
      return joined(bytes.slice(0, damage.at), joined(latin(damage.text), bytes.slice(damage.at)));
    case 'written':
      return damage.at + damage.text.length > bytes.length
        ? bytes
        : write(bytes.slice(), damage.at, damage.text);
    case 'filled':
      return bytes.slice().fill(damage.value, damage.at, damage.at + damage.length);
    case 'scattered': {
      const changed = bytes.slice();
      const stretch = changed.subarray(damage.at, damage.at + damage.length);
      stretch.set(scattered.subarray(0, stretch.length));
      return changed;
    }
    case 'doubled':
      return bytes.length > romSize ? bytes : joined(bytes, bytes);
    case 'backwards':
      return bytes.slice().reverse();
    // As programs write it that take the two bytes of a word the other way round.
    case 'swapped':
      return bytes.length % 2 === 0 ? new Uint8Array(Buffer.from(bytes).swap16()) : bytes;
  }
};

/** Places where something stands that is read, and any other. */
const at = fc.oneof(
  fc.constantFrom(0, 257, 0x1000, 0x2000, 0xff650, idPlaces[0] - 3, idPlaces[0], idPlaces[1] - 3),
  fc.nat(romSize),
);
const length = fc.oneof(fc.nat(64), fc.nat(romSize));
const text = fc.oneof(
  fc.constantFrom(
    'SW-LF9VEB000.HEX',
    'SW-LFG2EL000.HEX',
    'SW-LF9999000.HEX',
    'SW-LFG1TF000.HEX',
    'SW-N3Z2EF000.HEX',
    'SW-PROTOTYPE.HEX',
    'LF9VEB',
    ...prototypeNames,
    'PK\u0003\u0004',
    'ustar',
    'S',
    'SW-',
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 40 }),
);
const damages: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('ends', 'begins', 'removed', 'rotated', 'scattered'),
    at,
    length,
  }),
  fc.record({
    kind: fc.constant('filled'),
    at,
    length,
    value: fc.constantFrom(0, 0xff, 0x20, 0x53),
  }),
  fc.record({ kind: fc.constantFrom('written', 'put in'), at, text }),
  fc.record({ kind: fc.constantFrom('doubled', 'backwards', 'swapped') }),
);

describe('identifyImage', () => {
  it('reads the ID at both places', () => {
    for (const place of idPlaces) {
      expect(identifyImage(image('SW-LF9VEB000.HEX', place - 3))).toMatchObject({
        kind: 'image',
        suffix: null,
        bootLoaderBlank: false,
        found: { kind: 'mx5', id: 'LF9VEB' },
      });
    }
  });

  it('reads every known ID, and unknown ones of the NC', () => {
    const bytes = image('SW-LF9VEB000.HEX');
    for (const { id } of mx5Calibrations) {
      write(bytes, idPlaces[0], id);
      expect(identifyImage(bytes)).toMatchObject({ found: { kind: 'mx5', id } });
    }
    expect(identifyImage(image('SW-LFG2EH000.HEX'))).toMatchObject({
      found: { kind: 'unknown-mx5' },
    });
  });

  it('gives no ID to a file with two, or with one at another place', () => {
    const two = write(image('SW-LF9VEB000.HEX'), 0x2000, 'SW-LFG2EL000.HEX');
    expect(identifyImage(two)).toMatchObject({
      kind: 'two-ids',
      names: ['LF9VEB000', 'LFG2EL000'],
    });
    expect(identifyImage(image('SW-LF9VEB000.HEX', 0x1000))).toMatchObject({
      kind: 'misplaced',
      address: 0x1003,
    });
    const twice = write(image('SW-LF9VEB000.HEX'), 0x2000, 'SW-LF9VEB000.HEX');
    expect(identifyImage(twice)).toMatchObject({ kind: 'image', found: { id: 'LF9VEB' } });
  });

  const rom = image('SW-LF9VEB000.HEX');
  const atSecondPlace = image('SW-LF9VEB000.HEX', idPlaces[1] - 3);
  it.each([
    ['other-computer', image('SW-LFG1TF000.HEX', 0x1060f, 524_288)],
    ['other-computer', image('SW-L3R3EE000.HEX', 0xa8043)],
    ['other-car', image('SW-N3Z2EF000.HEX')],
    ['cut-off', rom.slice(0, 0xc0000)],
    ['filled-up', rom.slice().fill(0xff, 0xf0000)],
    ['filled-up', rom.slice().fill(0, 0, 0x20000)],
    ['padded', joined(rom, new Uint8Array(8192).fill(0xff))],
    ['padded', joined(rom, new Uint8Array(romSize))],
    ['padded', joined(new Uint8Array(512).fill(0xff), rom)],
    ['too-long', joined(rom, image('', 0, 8192))],
    ['two-in-one', joined(rom, rom)],
    ['two-in-one', joined(rom, image('SW-LFG1TF000.HEX', 0x1060f, 524_288))],
    ['two-in-one', joined(rom, image(''))],
    ['encrypted', noise(romSize)],
    ['encrypted', noise(200_000)],
    ['noise', write(noise(romSize), idPlaces[1] - 3, 'SW-LF9VEB000.HEX')],
    ['patch', write(new Uint8Array(romSize), 0, 'LF9VEB')],
    ['patch', write(rom.slice(), 0, 'LF9VEB')],
    ['packed', write(noise(5000), 0, 'PK\u0003\u0004')],
    ['packed', write(rom.slice(), 0, 'PK\u0003\u0004')],
    ['packed', write(rom.slice(), 0, '7z\u00bc\u00af\u0027\u001c')],
    ['packed', write(rom.slice(), 257, 'ustar')],
    ['text', write(new Uint8Array(40).fill(32), 0, '<roms><rom>LF9VEB</rom></roms>')],
    ['text', write(new Uint8Array(9000).fill(32), 0, 'name = SW-LF9VEB000.HEX')],
    ['records', write(new Uint8Array(60).fill(32), 0, 'S00F00005357')],
    ['records', write(new Uint8Array(60).fill(32), 0, ':100000000000')],
    ['blank', new Uint8Array(romSize).fill(0xff)],
    ['empty', new Uint8Array(0)],
    ['wrong-size', image('', 0, 524_288)],
    ['no-id', image('')],
  ])('knows a file as %s', (kind, bytes) => {
    expect(identifyImage(bytes)).toMatchObject({ kind, size: bytes.length, read: bytes.length });
  });

  it('notes a blank boot loader', () => {
    expect(identifyImage(rom.slice().fill(0xff, 0, 0x2000))).toMatchObject({
      kind: 'image',
      bootLoaderBlank: true,
    });
    expect(entropyBits(noise(romSize))).toBeGreaterThan(7.99);
    expect(entropyBits(rom)).toBeLessThan(7);
  });

  it('knows a huge file by its beginning and its size, in no time', () => {
    const begun = process.cpuUsage();
    expect(identifyImage(noise(mostRead), 4e9).kind).toBe('encrypted');
    expect(identifyImage(image('', 0, mostRead), 4e9)).toMatchObject({
      kind: 'wrong-size',
      size: 4e9,
      read: mostRead,
    });
    const long = image('SW-LF9VEB000.HEX', idPlaces[0] - 3, mostRead);
    expect(identifyImage(long, 4e9 + 1).kind).toBe('too-long');
    expect(identifyImage(new Uint8Array(romSize).fill(0x53)).kind).toBe('text');
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(1);
  });

  it('answers any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), (bytes) => {
        expectSound(bytes, identifyImage(bytes));
      }),
    );
  });

  it('answers any damaged copy of an image, and says of it only what stands in it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...idPlaces),
        fc.array(damages, { minLength: 1, maxLength: 4 }),
        (place, all) => {
          const bytes = all.reduce(damaged, place === idPlaces[0] ? rom : atSecondPlace);
          const before = Buffer.from(bytes);
          expectSound(bytes, identifyImage(bytes));
          expect(before.equals(bytes), 'it is only read').toBe(true);
        },
      ),
      // A case copies and reads megabytes, 10 ms of work and more.
      fewer(500),
    );
  });
});
