import { type Notice, notice } from '../limits/notice';

/** RomDrop names a patched file after the ID and the patch revision: `LF9VEB_Rev_21053000.bin`. */
const patched = /Rev[ ._-]*[0-9A-F]{8}/i;

/** Warns where the name of a file says that it is patched. */
export const namedPatched = (name: string): readonly Notice[] => {
  const [revision] = patched.exec(name.slice(0, 1000)) ?? [];
  return revision === undefined ? [] : [notice('namedPatched', { revision })];
};
