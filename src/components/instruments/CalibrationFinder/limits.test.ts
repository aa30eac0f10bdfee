import { expect, it } from 'vitest';
import { identifyImage } from '@site/src/calculations/calibrationFinder/identifyImage';
import { idPlaces, romSize } from '@site/src/calculations/calibrationFinder/imageShape';
import { joined, madeUpImage, noise, writeText } from '@site/tests/unit/madeUpImage';
import { type calibration } from '@site/src/data/limits/calibration';
import { instrument } from './definition';
import { keyOf } from './openedRom';

type Changes = NonNullable<Parameters<typeof instrument.evaluate>[0]>;
type Evaluation = ReturnType<typeof instrument.evaluate>;

const asked = (changes: Changes): Evaluation => instrument.evaluate(changes);
const opened = (bytes: Uint8Array, name = 'read.bin', size = bytes.length): Evaluation => {
  const rom = { name, image: identifyImage(bytes, size) };
  return instrument.evaluate({ file: keyOf(rom) }, rom);
};

const rom = madeUpImage('SW-LF9VEB000.HEX');
const blank = (size: number): Uint8Array => new Uint8Array(size);
const text = (content: string): Uint8Array => writeText(blank(200).fill(32), 0, content);

/** A case for every limit of the subject. */
const cases: Readonly<Record<keyof typeof calibration, () => Evaluation>> = {
  gearboxController: () => asked({ text: 'LF9KT0001' }),
  gearboxControllerForViewing: () => asked({ text: 'LFG1TF000' }),
  otherMazda: () => asked({ text: 'L35HED' }),
  twoIds: () => asked({ text: 'LFG1EF LFG1EK' }),
  partNumber: () => asked({ text: 'LF9V-18-881B' }),
  fileForgotten: () => asked({ file: '-' }),
  fileEmpty: () => opened(blank(0)),
  filePacked: () => opened(writeText(rom.slice(), 0, 'PK\u0003\u0004')),
  fileBlank: () => opened(blank(romSize)),
  fileBeginsBlank: () => opened(blank(2 * romSize), 'big.bin', 4e9),
  fileText: () => opened(text('<roms>LF9VEB</roms>')),
  fileRecords: () => opened(text(':100000000000')),
  filePatch: () => opened(writeText(blank(romSize), 0, 'LF9VEB')),
  fileTwoInOne: () => opened(joined(rom, rom)),
  filePadded: () => opened(joined(rom, blank(512))),
  fileTooLong: () => opened(joined(rom, madeUpImage('', 0, 512))),
  fileCutOff: () => opened(rom.slice(0, 0xf0000)),
  fileFilledUp: () => opened(rom.slice().fill(0, 0xf0000)),
  fileTwoIds: () => opened(writeText(rom.slice(), 0x2000, 'SW-LFG2EL000.HEX')),
  fileIdMisplaced: () => opened(madeUpImage('SW-LF9VEB000.HEX', 0x1000)),
  fileNoise: () => opened(writeText(noise(romSize), idPlaces[0] - 3, 'SW-LF9VEB000.HEX')),
  fileEncrypted: () => opened(noise(romSize)),
  fileOtherCar: () => opened(madeUpImage('SW-N3Z2EF000.HEX')),
  fileWrongSize: () => opened(madeUpImage('', 0, 4000)),
  fileWithoutId: () => opened(madeUpImage('')),
  carDiffers: () => asked({ text: 'LF9VEB', year: '2014' }),
  suffixUnknown: () => asked({ text: 'SW-LF9VEB100.HEX' }),
  lettersCorrected: () => asked({ text: 'IF9VEB' }),
  namedPatched: () => opened(rom, 'LF9VEB_Rev_21053000.bin'),
  nameDiffers: () => opened(rom, 'SW-LFG2EK.BIN'),
  bootLoaderBlank: () => opened(rom.slice().fill(0xff, 0, 0x2000)),
  idSurvivesPatching: () => opened(rom),
  fileNotOpen: () => asked({ file: 'LF9VEB' }),
  layoutChanges: () => asked({ text: 'LF9KED' }),
  oneRevisionOnly: () => asked({ text: 'LFG1EF' }),
  canadaNotNamed: () => asked({ text: '', market: 'Canada' }),
  australiaNotNamed: () => asked({ text: '', market: 'Australia' }),
};

it.each(Object.entries(cases))(
  '%s is said where it is met, and not at first',
  (limit, evaluate) => {
    const limitsOf = ({ result, refusal }: Evaluation) => [
      refusal?.limit,
      ...(result?.notices.map((notice) => notice.limit) ?? []),
    ];
    expect(limitsOf(evaluate())).toContain(limit);
    expect(limitsOf(asked({}))).not.toContain(limit);
  },
);
