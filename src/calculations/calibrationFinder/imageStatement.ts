import type { Statement } from '../text/Statement';
import type { IdentifiedImage, ImageKind } from './identifyImage';

const printedSize = (bytes: number): string => bytes.toLocaleString('en-GB');

const wanted = 'An NC image has exactly 1,048,576 bytes.';

const texts: Readonly<Record<ImageKind, (size: string) => string>> = {
  image: () => 'This is the image of an engine computer, with the right size and a readable ID.',
  'cut-off': (size) =>
    `This image is not whole: ${size} bytes, or its end is blank. ${wanted} Read the computer again and keep this file away from any flash.`,
  'too-long': (size) =>
    `This file holds an ID, but has ${size} bytes. ${wanted} Find out which program wrote it, or read the computer again.`,
  'gearbox-controller': () =>
    'This is an image of a gearbox controller, not of the engine computer.',
  'other-mazda': () => 'This is an image of another Mazda.',
  'other-car': () => 'This file carries a name of the same form, but not one of an NC.',
  encrypted: () =>
    'No ID is readable, and the bytes are spread like noise: the file is encrypted, as after some commercial tunes, or damaged. Have the computer returned to stock first.',
  archive: () => 'This is a ZIP archive. Unpack it and open the file inside.',
  patch: () => 'This is a RomDrop patch, not an image: it begins with an ID and holds no program.',
  text: () => 'This is a text file, such as a definition or a log, not an image.',
  blank: () => 'This file is blank: every byte has the same value. Read the computer again.',
  empty: () => 'This file is empty.',
  'wrong-size': (size) => `This is no image of an NC: ${size} bytes and no ID. ${wanted}`,
  'no-id': () => 'The size is right, but no ID is readable. Do not flash this file.',
};

const remark = (text: string, ...sources: readonly string[]): Statement => ({
  text,
  sources,
  doubtful: true,
});

/** What to say of an opened file: first what it is, then what is odd about it. */
export const imageStatements = (image: IdentifiedImage): readonly Statement[] => [
  {
    text: texts[image.kind](printedSize(image.size)),
    sources:
      image.kind === 'encrypted' ? ['ncflash-91', 'romdrop-35'] : ['romdrop-files', 'ncflash-code'],
  },
  ...(image.found && !image.usualPlace && image.kind === 'image'
    ? [
        remark(
          'Its ID stands where no NC image known has it. Compare with a second read.',
          'ncflash-code',
        ),
      ]
    : []),
  ...(image.bootLoaderBlank
    ? [
        remark(
          'Its boot loader area is blank, as in files that RomDrop saved before December 2020. Read the computer again.',
          'romdrop-9',
        ),
      ]
    : []),
  ...(image.noisy && image.kind !== 'encrypted'
    ? [
        remark(
          'The rest of it is spread like noise, as in an encrypted file. Do not flash it.',
          'inferred',
        ),
      ]
    : []),
  ...(image.others.length > 0
    ? [remark(`It holds other names too: ${image.others.join(', ')}.`, 'inferred')]
    : []),
];
