import type { Support } from './supportAnswer';
import type { TopicStatement } from './topicStatement';

/** What NC Flash brings for a calibration. */
export const ncFlashStatement = ({ ncFlash: own, romdrop }: Support): TopicStatement => {
  const text = own
    ? 'NC Flash brings a definition of its own.'
    : romdrop
      ? 'NC Flash up to 2.18.0 brings no definition for it: point it to the metadata folder of RomDrop. Entries after 2.18.0, unreleased when read, bundle RomDrop’s.'
      : 'NC Flash up to 2.18.0 brings no definition for it, and its later entries announce no new ID.';
  return { topic: 'nc-flash', text, sources: ['ncflash-code', 'ncflash-later'] };
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
