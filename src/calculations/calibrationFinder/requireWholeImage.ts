import type { LimitName } from '@site/src/data/limits';
import { type Notice, notice, RefusalError } from '../limits/notice';
import { idsInText } from './calibrationNames';
import type { IdentifiedImage } from './identifyImage';
import type { IdentifiedNc } from './identifyText';
import { namedPatched } from './namedPatched';
import { requireNc } from './requireNc';
import { withdrawnRevision } from './withdrawnPatch';

/** The ID inside a whole image, and what to know of the file. */
export interface WholeImage {
  readonly found: IdentifiedNc;
  readonly notices: readonly Notice[];
}

const printed = (bytes: number): string => bytes.toLocaleString('en-GB');

/** Size of a file, and how much of it was looked at, if that is not all. */
const printedSize = ({ size, read }: IdentifiedImage): string =>
  read < size ? `${printed(size)} (of which the first ${printed(read)} were read)` : printed(size);

const listed = (names: readonly string[]): { readonly count: string; readonly ids: string } => ({
  count: String(names.length),
  ids: names.map((name) => `\`${name}\``).join(', '),
});

/** What a file that cannot be used is refused for. */
const whyRefused = (
  image: IdentifiedImage,
): readonly [LimitName, Readonly<Record<string, string>>] | null => {
  switch (image.kind) {
    case 'image':
    case 'other-computer':
      return null;
    case 'empty':
      return ['fileEmpty', {}];
    case 'packed':
      return ['filePacked', { format: image.format }];
    case 'blank':
      return [image.read < image.size ? 'fileBeginsBlank' : 'fileBlank', {}];
    case 'text':
      return ['fileText', {}];
    case 'records':
      return ['fileRecords', { format: image.format }];
    case 'patch':
      return ['filePatch', {}];
    case 'two-in-one':
      return ['fileTwoInOne', {}];
    case 'padded':
      return ['filePadded', {}];
    case 'too-long':
      return ['fileTooLong', {}];
    case 'cut-off':
      return ['fileCutOff', {}];
    case 'filled-up':
      return ['fileFilledUp', { where: image.part }];
    case 'two-ids':
      return ['fileTwoIds', listed(image.names)];
    case 'misplaced':
      return ['fileIdMisplaced', { address: `0x${image.address.toString(16).toUpperCase()}` }];
    case 'noise':
      return ['fileNoise', {}];
    case 'encrypted':
      return ['fileEncrypted', {}];
    case 'other-car':
      return ['fileOtherCar', { header: `\`${image.header}\`` }];
    case 'wrong-size':
      return ['fileWrongSize', {}];
    case 'no-id':
      return ['fileWithoutId', {}];
  }
};

/** IDs in the name of a file; names such as `mine.bin` have none. */
const nameDiffers = (fileName: string, { id }: IdentifiedNc): readonly Notice[] => {
  const named = idsInText(fileName).map((written) => written.id);
  if (named.length === 0 || named.includes(id)) return [];
  return [notice('nameDiffers', { named: listed(named).ids, found: `\`${id}\`` })];
};

/** The patch that an image carries; a revision of six figures stands behind a blank byte. */
const carriedPatch = (figures: string | null): readonly Notice[] => {
  if (figures === null) return [];
  const revision = figures.replace(/^(?:FF)+/, '');
  const isWithdrawn = withdrawnRevision(revision) !== undefined;
  return [notice(isWithdrawn ? 'carriesWithdrawnPatch' : 'carriesPatch', { revision })];
};

/**
 * Lets an opened file pass that is the whole image of an NC's engine computer.
 *
 * @param fileName as the reader's device calls it
 * @throws RefusalError for every other file; an ID in it is not answered
 */
export const requireWholeImage = (image: IdentifiedImage, fileName: string): WholeImage => {
  const refused = whyRefused(image);
  if (refused !== null) {
    const [name, values] = refused;
    throw new RefusalError(name, {
      name: fileName.replaceAll('`', "'"),
      bytes: printedSize(image),
      read: printed(image.read),
      size: printed(image.size),
      ...values,
    });
  }
  if (image.kind === 'other-computer') requireNc(image.found);
  if (image.kind !== 'image') throw new Error(`${image.kind} is neither refused nor an image.`);
  const { found, suffix, bootLoaderBlank, patchRevision: revision } = image;
  return {
    found,
    notices: [
      ...nameDiffers(fileName, found),
      ...carriedPatch(revision),
      ...namedPatched(fileName),
      ...(suffix === null ? [] : [notice('suffixUnknown', { figures: suffix })]),
      ...(bootLoaderBlank ? [notice('bootLoaderBlank')] : []),
      ...(revision === null ? [notice('idSurvivesPatching')] : []),
      notice('onlyEndsLookedAt'),
    ],
  };
};
