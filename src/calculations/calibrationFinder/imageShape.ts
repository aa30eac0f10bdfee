/** Size of every NC image, bytes. */
export const romSize = 1_048_576;

/** The two places of the ID in an NC image; the text `SW-` stands three bytes before. */
export const idPlaces = [0xb8046, 0xc0046] as const;

/** Place of the checksum table, near the end; a whole image is never blank there. */
const checksums = { from: 0xff650, to: 0xff7fc };

/** So much of the beginning is never blank in a whole image; a choice of this guide. */
const beginning = 0x10000;

/** What RomDrop's program before December 2020 blanked when it saved a read. */
const bootLoaderEnd = 0x2000;

/** The bytes from `from` on, as far as there are any, have one value, 0xFF or 0. */
export const isBlank = (bytes: Uint8Array, from: number, to = bytes.length): boolean => {
  const first = bytes[from];
  if (first !== 0xff && first !== 0) return false;
  const end = Math.min(to, bytes.length);
  for (let place = from; place < end; place += 1) if (bytes[place] !== first) return false;
  return true;
};

/** The part of a full-size image that is blank, as after a read that stopped; null: none. */
export const blankPart = (bytes: Uint8Array): 'beginning' | 'end' | null => {
  if (isBlank(bytes, checksums.from, checksums.to)) return 'end';
  return isBlank(bytes, 0, beginning) ? 'beginning' : null;
};

/** The boot loader is blank, as RomDrop saved it before December 2020. */
export const bootLoaderIsBlank = (bytes: Uint8Array): boolean => isBlank(bytes, 0, bootLoaderEnd);

/** Where a patched file carries the revision of its patch; blank in a stock one. */
const revisionAt = { from: 0xffc4c, to: 0xffc50 } as const;

/** The patch revision that an image carries, in eight hexadecimal figures; null: none. */
export const patchRevision = (bytes: Uint8Array): string | null => {
  const figures = Array.from(bytes.subarray(revisionAt.from, revisionAt.to), (byte) =>
    byte.toString(16).padStart(2, '0').toUpperCase(),
  ).join('');
  return /^(?:F*|0*)$/.test(figures) ? null : figures;
};

const mostSampled = 1_100_000;

/**
 * How evenly the values of the bytes are spread, in bits: 0 is one value, 8 is noise.
 *
 * Programs and tables lie far below 8, encrypted and compressed files close to it.
 */
export const entropyBits = (bytes: Uint8Array): number => {
  const sample = bytes.subarray(0, mostSampled);
  const counts = new Uint32Array(256);
  for (const byte of sample) counts[byte] = (counts[byte] ?? 0) + 1;
  let bits = 0;
  for (const count of counts) {
    if (count > 0) bits -= (count / sample.length) * Math.log2(count / sample.length);
  }
  return bits;
};

/** From here a file looks encrypted; a choice of this guide. */
const encryptedFrom = 7.9;

export const looksEncrypted = (bytes: Uint8Array): boolean =>
  bytes.length >= 4096 && entropyBits(bytes) >= encryptedFrom;

/** Written text: nearly every one of the first 4096 bytes is a character of a keyboard. */
export const looksLikeText = (bytes: Uint8Array): boolean => {
  const sample = bytes.subarray(0, 4096);
  const printed = sample.filter((byte) => (byte >= 32 && byte < 127) || (byte >= 9 && byte <= 13));
  return sample.length > 0 && printed.length / sample.length > 0.97;
};
