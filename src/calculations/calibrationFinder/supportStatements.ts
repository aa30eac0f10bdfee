import type { Support } from './supportAnswer';
import type { TopicStatement } from './topicStatement';

/** The table that takes the knock protection away if a faulty definition saves it. */
const keepClosed = 'Leave KR Accumulator - Exit Delay closed all the same.';

/** What NC Flash brings for a calibration. */
export const ncFlashStatement = ({ ncFlash: own, romdrop }: Support): TopicStatement => {
  const text = own
    ? `NC Flash brings a definition of its own, its knock table mended from 2.14.0; an updated installation keeps the old one. ${keepClosed}`
    : romdrop
      ? `NC Flash brings RomDrop’s definition, its knock table mended, with a new installation from 2.19.0: use that one. RomDrop’s own file keeps the fault. ${keepClosed}`
      : 'NC Flash brings no definition for it.';
  return { topic: 'nc-flash', text, sources: ['ncflash-code', 'ncflash-later', 'ncflash-notice'] };
};

/** Where the factory file is listed. */
export const factoryFileStatement = ({ oemCopyListed, oemCopyTested }: Support): TopicStatement => {
  const text = !oemCopyListed
    ? 'No copy of its factory file is publicly listed. Keep your own read in two places.'
    : oemCopyTested
      ? 'A copy of its factory file is publicly listed, with the checksum that RomDrop expects.'
      : 'A copy of its factory file is publicly listed; RomDrop has no checksum to test it by.';
  return { topic: 'factory-file', text, sources: ['rom-samples'] };
};
