import { byteOrderMark } from './configurationLines';

/** How a file is written. */
export type TextCoding = 'utf-8' | 'utf-16' | 'latin-1';

export interface DecodedText {
  /** With the mark of its coding, if it has one. */
  readonly text: string;
  readonly coding: TextCoding;
}

const decoded = (bytes: Uint8Array, label: string, fatal = false): string =>
  new TextDecoder(label, { fatal, ignoreBOM: true }).decode(bytes);

/** Half of the bytes of plain text in UTF-16 are 0, all of them in even or in odd places. */
const nullsAt = (bytes: Uint8Array, remainder: number): number => {
  const sample = bytes.subarray(0, 2000);
  return sample.filter((byte, place) => byte === 0 && place % 2 === remainder).length * 3;
};

const twoByteLabel = (bytes: Uint8Array): string | null => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sampled = Math.min(bytes.length, 2000);
  if (sampled < 4) return null;
  if (nullsAt(bytes, 1) > sampled) return 'utf-16le';
  return nullsAt(bytes, 0) > sampled ? 'utf-16be' : null;
};

/** The text of an opened file, whatever its coding; it never throws. */
export const decodeConfiguration = (bytes: Uint8Array): DecodedText => {
  const label = twoByteLabel(bytes);
  if (label !== null) {
    const text = decoded(bytes, label);
    return { text: text.startsWith(byteOrderMark) ? text.slice(1) : text, coding: 'utf-16' };
  }
  try {
    return { text: decoded(bytes, 'utf-8', true), coding: 'utf-8' };
  } catch {
    return { text: decoded(bytes, 'latin1'), coding: 'latin-1' };
  }
};
