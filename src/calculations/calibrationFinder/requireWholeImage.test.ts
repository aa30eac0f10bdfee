import { describe, expect, it } from 'vitest';
import type { LimitName } from '@site/src/data/limits';
import { RefusalError } from '../limits/notice';
import { identifyImage, mostRead } from './identifyImage';
import { idPlaces, romSize } from './imageShape';
import { requireWholeImage } from './requireWholeImage';
import { joined, madeUpImage as image, noise, writeText } from '@site/tests/unit/madeUpImage';

const refusalOf = (bytes: Uint8Array, size = bytes.length, name = 'SW-LF9VEB.BIN') => {
  try {
    requireWholeImage(identifyImage(bytes, size), name);
  } catch (error) {
    if (error instanceof RefusalError) return error.notice;
    throw error;
  }
  throw new Error('not refused');
};

const rom = image('SW-LF9VEB000.HEX');

describe('requireWholeImage', () => {
  it.each<readonly [LimitName, Uint8Array]>([
    ['fileEmpty', new Uint8Array(0)],
    ['filePacked', writeText(rom.slice(), 0, 'PK\u0003\u0004')],
    ['fileBlank', new Uint8Array(romSize)],
    ['fileText', writeText(new Uint8Array(99).fill(32), 9, 'SW-LF9VEB000.HEX')],
    ['fileRecords', writeText(new Uint8Array(99).fill(32), 0, 'S00F00005357')],
    ['filePatch', writeText(new Uint8Array(romSize), 0, 'LF9VEB')],
    ['fileTwoInOne', joined(rom, rom)],
    ['filePadded', joined(rom, new Uint8Array(romSize).fill(0xff))],
    ['fileTooLong', joined(rom, image('', 0, 999))],
    ['fileCutOff', rom.slice(0, 0xf0000)],
    ['fileFilledUp', rom.slice().fill(0, 0xf0000)],
    ['fileTwoIds', writeText(rom.slice(), 0x3000, 'SW-LFG2EL000.HEX')],
    ['fileIdMisplaced', image('SW-LF9VEB000.HEX', 0x1000)],
    ['fileNoise', writeText(noise(romSize), idPlaces[0] - 3, 'SW-LF9VEB000.HEX')],
    ['fileEncrypted', noise(romSize)],
    ['fileOtherCar', image('SW-N3Z2EF000.HEX')],
    ['fileWrongSize', image('', 0, 4000)],
    ['fileWithoutId', image('')],
    ['gearboxController', image('SW-LF9KT0001.HEX')],
    ['gearboxControllerForViewing', image('SW-LFG1TF000.HEX')],
    ['otherMazda', image('SW-L3R3EE000.HEX')],
  ])('refuses: %s', (limit, bytes) => {
    expect(refusalOf(bytes).limit).toBe(limit);
  });

  it('says what was not read in full', () => {
    expect(refusalOf(new Uint8Array(mostRead).fill(0xff), 4e9).text).toContain(
      'not read in full: the first 2,097,152 of its 4,000,000,000 bytes',
    );
    expect(refusalOf(joined(rom, new Uint8Array(romSize)), 4e9).text).toContain(
      '4,000,000,000 (of which the first 2,097,152 were read)',
    );
  });

  it('lets a whole image pass, and says that it may be patched, and damaged in the middle', () => {
    const { found, notices } = requireWholeImage(identifyImage(rom), 'mine.bin');
    expect(found.id).toBe('LF9VEB');
    expect(notices.map(({ limit }) => limit)).toEqual(['idSurvivesPatching', 'onlyEndsLookedAt']);
  });

  it('warns of a name that says otherwise, of odd figures, and of an old read', () => {
    const odd = image('SW-LF9VEB100.HEX').fill(0xff, 0, 0x2000);
    const { notices } = requireWholeImage(identifyImage(odd), 'SW-LFG2EK.BIN');
    expect(notices.map(({ limit }) => limit)).toEqual([
      'nameDiffers',
      'suffixUnknown',
      'bootLoaderBlank',
      'idSurvivesPatching',
      'onlyEndsLookedAt',
    ]);
    expect(notices[0]?.text).toContain('`LFG2EK`');
  });
});
