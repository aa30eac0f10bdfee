import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mx5Calibrations } from '@site/src/data/calibrations';
import { identifyImage, mostRead } from './identifyImage';
import { entropyBits, idPlaces, romSize } from './imageShape';

const write = (bytes: Uint8Array, address: number, text: string): Uint8Array => {
  bytes.set(
    Array.from(text, (character) => character.charCodeAt(0)),
    address,
  );
  return bytes;
};

/** A made-up image: repeated values in place of a program, and blank space after it. */
const image = (header: string, address: number = idPlaces[0] - 3, size = romSize): Uint8Array => {
  const bytes = new Uint8Array(size).fill(0xff);
  for (let place = 0; place < size * 0.6; place += 1) bytes[place] = (place * place) % 97;
  if (size > 0xff800) bytes.fill(0x5a, 0xff650, 0xff7fc);
  return write(bytes, address, header);
};

const noise = (size: number): Uint8Array => {
  let state = 1;
  return Uint8Array.from({ length: size }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >> 16) & 255;
  });
};

describe('identifyImage', () => {
  it('reads the ID at both places', () => {
    for (const place of idPlaces) {
      const read = identifyImage(image('SW-LF9VEB000.HEX', place - 3));
      expect(read).toMatchObject({
        kind: 'image',
        header: 'SW-LF9VEB000.HEX',
        idAddress: place,
        usualPlace: true,
        bootLoaderBlank: false,
        noisy: false,
        others: [],
        found: { kind: 'mx5', id: 'LF9VEB' },
      });
    }
  });

  it('reads every known ID, and unknown ones of the NC', () => {
    const bytes = image('SW-LF9VEB000.HEX');
    for (const { id } of mx5Calibrations) {
      write(bytes, idPlaces[0], id);
      expect(identifyImage(bytes).found).toMatchObject({ kind: 'mx5', id });
    }
    expect(identifyImage(image('SW-LFG2EH000.HEX')).found?.kind).toBe('unknown-mx5');
  });

  it('says when the ID stands elsewhere, and when there are two', () => {
    const elsewhere = write(image('SW-LF9VEB000.HEX', 0x1000), 0x2000, 'SW-LFG2EL000.HEX');
    expect(identifyImage(elsewhere)).toMatchObject({
      usualPlace: false,
      found: { id: 'LF9VEB' },
      others: ['LFG2EL000'],
    });
    const both = write(image('SW-LF9VEB000.HEX'), 0x2000, 'SW-LFG2EL000.HEX');
    expect(identifyImage(both)).toMatchObject({ usualPlace: true, found: { id: 'LF9VEB' } });
  });

  it.each([
    ['gearbox-controller', image('SW-LFG1TF000.HEX', 0x1060f, 524_288)],
    ['other-mazda', image('SW-L3R3EE000.HEX', 0xa8043)],
    ['other-car', image('SW-N3Z2EF000.HEX')],
    ['cut-off', image('SW-LF9VEB000.HEX').subarray(0, 0xc0000)],
    ['cut-off', image('SW-LF9VEB000.HEX').fill(0xff, 0xf0000)],
    ['too-long', image('SW-LF9VEB000.HEX', idPlaces[0] - 3, romSize + 8192)],
    ['encrypted', noise(romSize)],
    ['encrypted', noise(200_000)],
    ['patch', write(new Uint8Array(romSize), 0, 'LF9VEB')],
    ['archive', write(noise(5000), 0, 'PK\u0003\u0004')],
    ['text', write(new Uint8Array(40).fill(32), 0, '<roms><rom>LF9VEB</rom></roms>')],
    ['blank', new Uint8Array(romSize).fill(0xff)],
    ['empty', new Uint8Array(0)],
    ['wrong-size', image('', 0, 524_288)],
    ['no-id', image('')],
  ])('knows a file as %s', (kind, bytes) => {
    expect(identifyImage(bytes)).toMatchObject({ kind, size: bytes.length });
  });

  it('notes a blank boot loader and a noisy image', () => {
    const old = image('SW-LF9VEB000.HEX').fill(0xff, 0, 0x2000);
    expect(identifyImage(old)).toMatchObject({ kind: 'image', bootLoaderBlank: true });
    const noisy = write(noise(romSize), idPlaces[1] - 3, 'SW-LF9VEB000.HEX');
    expect(identifyImage(noisy)).toMatchObject({ kind: 'image', noisy: true });
    expect(entropyBits(noisy)).toBeGreaterThan(7.99);
    expect(entropyBits(image('SW-LF9VEB000.HEX'))).toBeLessThan(7);
  });

  it('knows a huge file by its beginning and its size, in no time', () => {
    const begun = process.cpuUsage();
    expect(identifyImage(noise(mostRead), 4e9).kind).toBe('encrypted');
    expect(identifyImage(image('', 0, mostRead), 4e9)).toMatchObject({
      kind: 'wrong-size',
      size: 4e9,
    });
    const long = image('SW-LF9VEB000.HEX', idPlaces[0] - 3, mostRead);
    expect(identifyImage(long, 4e9)).toMatchObject({ kind: 'too-long', found: { id: 'LF9VEB' } });
    expect(identifyImage(new Uint8Array(romSize).fill(0x53)).kind).toBe('text');
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(1);
  });

  it('answers any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), (bytes) => {
        expect(identifyImage(bytes).size).toBe(bytes.length);
      }),
    );
  });
});
