import { type Notice, notice } from '../limits/notice';

/**
 * RomDrop names a patched file after the ID and the patch revision: `LF9VEB_Rev_21053000.bin`. Owners
 * write what they did in words.
 */
const patched = /Rev[ ._-]*[0-9A-F]{4,8}|patched|(?<![a-z])tuned?(?![a-z])|modified/i;

/** The patch and the definition of a calibration carry its ID, too: `LF9VEB.patch`, `LF9VEB.xml`. */
const besideImage = /[\w-]{1,40}\.(patch|xml)\b/i;

/** Warns where the name of a file says that it is patched, or that it is no image at all. */
export const namedPatched = (name: string): readonly Notice[] => {
  const looked = name.slice(0, 1000);
  const [revision] = patched.exec(looked) ?? [];
  const [named = '', ending = ''] = besideImage.exec(looked) ?? [];
  return [
    ...(revision === undefined ? [] : [notice('namedPatched', { revision })]),
    ...(named === ''
      ? []
      : [
          notice(ending.toLowerCase() === 'patch' ? 'namedPatchFile' : 'namedDefinition', {
            name: named,
          }),
        ]),
  ];
};
