import { type Notice, notice } from '../limits/notice';
import { withdrawnRevision } from './withdrawnPatch';

/**
 * RomDrop names a patched file after the ID and the patch revision, `LF9VEB_Rev_21053000.bin`; this guide
 * names a tune with both and its own number, `LF9VEB_21053000_v1.02_load-scaling.bin`. Owners write what they
 * did in words.
 */
const patched =
  /Rev[ ._-]*[0-9A-F]{4,8}|_v\d{1,3}\.\d{1,3}(?!\d)|(?<!(?<![a-z])(?:(?:un|non|no|not|never)[ ._-]?|(?:pre|before)[ ._-]))(?:patched|modified|(?<![a-z])(?:pre)?tuned?(?![a-z]))/i;

/** What carries an ID in its name and is no image: `LF9VEB.patch`, `LF9VEB.xml`, `LF9VEB.zip`. */
const besideImage = /[\w-]{1,40}\.(patch|xml|zip|7z|rar|gz|txt|csv|log|out|pdf|docx?|xlsx?)\b/i;

const limitOfEnding: Readonly<Record<string, 'namedPatchFile' | 'namedDefinition'>> = {
  patch: 'namedPatchFile',
  xml: 'namedDefinition',
};

/**
 * Warns where the name of a file that nobody has opened says that it carries a withdrawn patch; in other
 * names such figures are a date.
 */
export const namedWithdrawnPatch = (name: string): readonly Notice[] => {
  const looked = name.slice(0, 1000);
  const revision = withdrawnRevision(looked);
  const isNamed = revision !== undefined && patched.test(looked);
  return isNamed ? [notice('namedWithdrawnPatch', { revision })] : [];
};

/** Warns where the name of a file says that it is patched, or that it is no image at all. */
export const namedPatched = (name: string): readonly Notice[] => {
  const looked = name.slice(0, 1000);
  const [revision] = patched.exec(looked) ?? [];
  const [named, ending = ''] = besideImage.exec(looked) ?? [];
  return [
    ...(revision === undefined ? [] : [notice('namedPatched', { revision })]),
    ...(named === undefined
      ? []
      : [notice(limitOfEnding[ending.toLowerCase()] ?? 'namedNoImage', { name: named })]),
  ];
};
