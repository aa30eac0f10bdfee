import { asciiAt } from './imageHeaders';

/** How packed files begin. */
const beginnings: readonly (readonly [format: string, beginning: string])[] = [
  ['ZIP', 'PK\u0003\u0004'],
  ['ZIP', 'PK\u0005\u0006'],
  ['7-Zip', '7z\u00bc\u00af\u0027\u001c'],
  ['RAR', 'Rar!\u001a\u0007'],
  ['gzip', '\u001f\u008b'],
  ['bzip2', 'BZh'],
  ['xz', '\u00fd7zXZ\u0000'],
  ['cabinet', 'MSCF'],
];

/** Name of the format of a packed file; null for any other. */
export const packedFormat = (bytes: Uint8Array): string | null => {
  if (asciiAt(bytes, 257, 5) === 'ustar') return 'tar';
  const found = beginnings.find(
    ([, beginning]) => asciiAt(bytes, 0, beginning.length) === beginning,
  );
  return found?.[0] ?? null;
};

/** Name of the format of an image that was written as text, one record on each line. */
export const recordFormat = (bytes: Uint8Array): string | null => {
  const beginning = asciiAt(bytes, 0, 12).trimStart();
  if (/^:[0-9A-F]{10}/i.test(beginning)) return 'Intel HEX';
  return /^S[0-3][0-9A-F]{8}/i.test(beginning) ? 'Motorola S-record' : null;
};
