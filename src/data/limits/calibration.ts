import { type Limit, refusal, warning } from './limit';

const wholeImage = 'An NC image has exactly 1,048,576 bytes.';
const readAgain = 'Read the computer again, and keep this file away from any flash.';

/** What an ID, a file or a description of a car cannot lead to. */
export const calibration = {
  // IDs that lead to no calibration.
  gearboxController: refusal(
    'ids-that-are-not-yours',
    '{id} belongs to the gearbox controller of an automatic, not to the engine computer: RomDrop has nothing for it. The engine computer has an ID of its own, with E in fifth place.',
    'ncflash-72',
    'ncflash-73',
  ),
  gearboxControllerForViewing: refusal(
    'ids-that-are-not-yours',
    '{id} belongs to the gearbox controller of an automatic, not to the engine computer: NC Flash opens it for viewing and cannot flash it. The engine computer has an ID of its own, with E in fifth place.',
    'ncflash-72',
    'ncflash-73',
  ),
  otherMazda: refusal(
    'ids-that-are-not-yours',
    '{id} belongs to another Mazda, not to an NC. RomDrop covers the NC only.',
    'romdrop-24',
    'romdrop-files',
  ),
  twoIds: refusal(
    'read-the-id',
    'The text names {count} IDs: {ids}. A car has one. Ask about one at a time.',
    'rom-samples',
  ),
  partNumber: refusal(
    'what-the-id-does-not-tell',
    'This has the form of a part number, and a part number tells no calibration. Read the ID out of the computer.',
    'inferred',
  ),

  // Opened files that must not be used.
  fileForgotten: refusal(
    'read-the-rom',
    'The file that stood here is not open any more. Open it again, or put it away.',
    'computed',
  ),
  fileEmpty: refusal('read-the-rom', `\`{name}\` is empty. ${readAgain}`, 'romdrop-files'),
  filePacked: refusal(
    'read-the-rom',
    '`{name}` is packed ({format}), so what stands in it was not read. Unpack it and open the file inside.',
    'computed',
  ),
  fileBlank: refusal(
    'read-the-rom',
    `\`{name}\` is blank: all of its {bytes} bytes have one value. ${readAgain}`,
    'computed',
  ),
  fileBeginsBlank: refusal(
    'read-the-rom',
    '`{name}` was not read in full: the first {read} of its {size} bytes have one value, the rest is not known. It is no NC image, which has exactly 1,048,576 bytes.',
    'romdrop-files',
    'ncflash-code',
  ),
  fileText: refusal(
    'read-the-rom',
    '`{name}` is a text file, such as a definition or a log, not an image: an ID in it proves nothing.',
    'computed',
  ),
  fileRecords: refusal(
    'read-the-rom',
    `\`{name}\` holds an image written as text ({format}), which was not read. ${wholeImage}`,
    'romdrop-files',
    'ncflash-code',
  ),
  filePatch: refusal(
    'patch-the-rom',
    '`{name}` is a RomDrop patch, not an image: it begins with an ID and holds no program. Never write it to the car by itself.',
    'romdrop-files',
  ),
  fileTwoInOne: refusal(
    'read-the-rom',
    `\`{name}\` has {bytes} bytes, more than one image. ${wholeImage} Two files were put into one: find the single files.`,
    'romdrop-files',
    'ncflash-code',
  ),
  filePadded: refusal(
    'read-the-rom',
    `\`{name}\` was filled up with blank bytes to {bytes}. ${wholeImage} Find out which program wrote it, or read the computer again.`,
    'romdrop-files',
    'ncflash-code',
  ),
  fileTooLong: refusal(
    'read-the-rom',
    `\`{name}\` has {bytes} bytes. ${wholeImage} Find out which program wrote it, or read the computer again.`,
    'romdrop-files',
    'ncflash-code',
  ),
  fileCutOff: refusal(
    'read-the-rom',
    `\`{name}\` is not whole: it ends after {bytes} bytes. ${wholeImage} ${readAgain}`,
    'romdrop-files',
    'ncflash-code',
  ),
  fileFilledUp: refusal(
    'read-the-rom',
    `\`{name}\` is not whole: it has the right size, but its {where} is blank, as after a read that stopped. ${readAgain}`,
    'romdrop-files',
    'ncflash-code',
  ),
  fileTwoIds: refusal(
    'read-the-id',
    '`{name}` names {count} IDs: {ids}. Every factory file has one, so this is none. Read the computer again.',
    'rom-samples',
  ),
  fileIdMisplaced: refusal(
    'read-the-id',
    '`{name}` has an ID at {address}, where no NC image has it: it stands at 0xB8046 or 0xC0046. Read the computer again.',
    'ncflash-code',
    'definitions',
  ),
  fileNoise: refusal(
    'tuned-before-by-others',
    '`{name}` is spread like noise although an ID is readable, as in an encrypted or damaged file. Do not flash it.',
    'inferred',
  ),
  fileEncrypted: refusal(
    'tuned-before-by-others',
    '`{name}` has no readable ID, and its bytes are spread like noise: it is encrypted, as after some commercial tunes, or damaged. Have the computer returned to stock first.',
    'ncflash-91',
    'romdrop-35',
  ),
  fileOtherCar: refusal(
    'read-the-id',
    '`{name}` carries the name {header}, of the same form, but not that of an NC. Do not flash it.',
    'rom-samples',
  ),
  fileWrongSize: refusal(
    'read-the-rom',
    `\`{name}\` has {bytes} bytes and no ID. ${wholeImage}`,
    'romdrop-files',
    'ncflash-code',
  ),
  fileWithoutId: refusal(
    'read-the-id',
    '`{name}` has the right size, but no ID is readable. Do not flash it.',
    'romdrop-files',
    'ncflash-code',
  ),

  // What stands beside an answer.
  carDiffers: warning(
    'yours-is-not-there',
    'You chose {chosen}; of the family {family} other things are known: {known}. If one differs, stop and read the ID again.',
    'wiki-calibrations',
  ),
  suffixUnknown: warning(
    'read-the-id',
    'Behind the ID stands {figures}. All 100 factory files checked have 000 there: read the ID again, from inside the file.',
    'rom-samples',
  ),
  lettersCorrected: warning(
    'what-its-characters-say',
    'O was read as 0 and I as 1 or L: I, O and Q never occur in an ID. Look at it again.',
    'computed',
  ),
  namedPatched: warning(
    'patch-the-rom',
    'The name says that the file is patched or changed (`{revision}`). Patching starts from the unchanged read.',
    'romdrop-readme',
  ),
  carriesPatch: warning(
    'tuned-before-by-others',
    'The file carries the patch revision {revision} at 0xFFC4C: by this sign it is patched and no stock file, whatever its name says. Keep it as a backup; patching starts from the unchanged read.',
    'ncflash-code',
  ),
  carriesWithdrawnPatch: refusal(
    'romdrop-releases',
    'The file carries the withdrawn patch {revision}, which can kill some engine computers: never flash it. Read its edits from it, and patch the stock file anew with the current release.',
    'romdrop-files',
    'romdrop-patches',
    'inferred',
  ),
  namedWithdrawnPatch: refusal(
    'romdrop-releases',
    'The name says `{revision}`: a withdrawn patch, which can kill some engine computers. Never flash the file. Patch the stock file anew with the current release.',
    'romdrop-files',
    'romdrop-patches',
    'inferred',
  ),
  namedPatchFile: warning(
    'patch-the-rom',
    '`{name}` is the name of a RomDrop patch, not of a file that came out of a car. The answer is about the calibration that the patch is for; only the ID in your own read tells which is yours.',
    'romdrop-readme',
  ),
  namedDefinition: warning(
    'patch-the-rom',
    '`{name}` is the name of a definition, not of a file that came out of a car. The answer is about the calibration that it describes; only the ID in your own read tells which is yours.',
    'romdrop-readme',
  ),
  namedNoImage: warning(
    'read-the-rom',
    '`{name}` is not the name of a ROM file: a read ends in `.BIN`. The answer is about the ID in the name; unpack or find the file itself and open it here.',
    'romdrop-readme',
  ),
  nameDiffers: warning(
    'read-the-id',
    'The name of the file says {named}, its inside {found}. The answer is about the inside; do not trust a file that was renamed.',
    'inferred',
  ),
  bootLoaderBlank: warning(
    'read-the-rom',
    'The boot loader area of the file is blank, as in reads that RomDrop saved before December 2020. If the car is still stock, read it again. If it was tuned since, keep this file: it may be the only stock one you have.',
    'romdrop-9',
  ),
  idSurvivesPatching: warning(
    'what-the-id-does-not-tell',
    'At `0xFFC4C` stands no patch revision: by this sign the file is not patched. That does not prove that it is stock; the first check of menu `P` does, for the IDs that RomDrop lists.',
    'ncflash-102',
    'ncflash-code',
  ),
  onlyEndsLookedAt: warning(
    'read-the-rom',
    'Only the size, the ID and both ends of the file were looked at: a read that failed in the middle passes here. Menu `P` tests the rest, by NC Flash’s code all but the first 8 kB, for the IDs that RomDrop lists.',
    'romdrop-program',
    'ncflash-code',
    'computed',
  ),
  fileNotOpen: warning(
    'read-the-rom',
    'This ID was read from a file that is not open now. Open it again to see its size, both its ends and whether it is patched.',
    'computed',
  ),
  layoutChanges: warning(
    'yours-is-not-there',
    'The code layout of the family {family} changes between revisions. Ask before you flash a substitute.',
    'mapping-guide',
  ),
  oneRevisionOnly: warning(
    'yours-is-not-there',
    'Flash no substitute before somebody has answered for your ID, and has said that F takes your own stock file back. Then take stock file, patch and definition of that one revision, and flash it whole. Never put its patch or definition on your own file.',
    'romdrop-34',
    'guide',
  ),
  canadaNotNamed: warning(
    'ask-other-markets',
    'Canada is named in no source. Its cars may share US Federal files; nothing here is certain for it.',
    'wiki-calibrations',
  ),
  australiaNotNamed: warning(
    'ask-other-markets',
    'No source names the calibrations of Australia, which had only the 2.0. Nothing here is certain for it: let your own file decide.',
    'australian-review',
  ),
} as const satisfies Readonly<Record<string, Limit>>;
