import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mx5Calibrations } from '@site/src/data/calibrations';
import { identifyImage, mostRead } from './identifyImage';
import { entropyBits, idPlaces, romSize } from './imageShape';
import {
  joined,
  madeUpImage as image,
  noise,
  writeText as write,
} from '@site/tests/unit/madeUpImage';

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
        expect(identifyImage(bytes).size).toBe(bytes.length);
      }),
    );
  });
});
