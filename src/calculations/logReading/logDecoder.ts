import { LogRefusal } from './LogRefusal';
import { refusedBytes } from './refusedBytes';

/** As many bytes as tell how a file is coded. */
const bytesThatTell = 1024;

type Coding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

const notText =
  'This file holds no plain text. Open the CSV that the logger wrote; if a spreadsheet saved it, save it again as CSV in UTF-8.';

const join = (left: Uint8Array, right: Uint8Array): Uint8Array => {
  if (left.length === 0) return right;
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
};

/** Without a mark UTF-16 shows by its NULs: of Latin letters every second byte is one. */
const codingOf = (first: Uint8Array): Coding => {
  const [a, b] = first;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const nulls = [0, 0];
  first.forEach((byte, i) => {
    if (byte === 0) nulls[i % 2] = (nulls[i % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = nulls;
  const many = first.length / 8;
  if (odd > many && even <= odd / 8) return 'utf-16le';
  if (even > many && odd <= even / 8) return 'utf-16be';
  if (even + odd > first.length / 2) throw new LogRefusal(notText);
  return 'utf-8';
};

/** Where the last character that is whole ends. */
const wholeUtf8 = (bytes: Uint8Array): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte < 0xc0) continue;
    const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return needs > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
};

export interface LogDecoder {
  /** Takes the next bytes of the file, cut anywhere. @throws LogRefusal for what is no text */
  readonly push: (bytes: Uint8Array) => string;
  readonly end: () => string;
  /** What the reader must know of the coding. */
  readonly remarks: () => readonly string[];
}

/**
 * Turns bytes into text: by the byte-order mark, else UTF-16 by its NULs, else UTF-8, else Latin-1 (of
 * Windows), which any bytes can be.
 */
export const logDecoder = (): LogDecoder => {
  let waiting = new Uint8Array(0) as Uint8Array;
  let coding: Coding | undefined;
  let wide: TextDecoder | undefined;
  let isProvenUtf8 = false;
  let nulls = 0;
  let damaged = false;
  const strict = new TextDecoder('utf-8', { fatal: true });
  const latin = new TextDecoder('windows-1252');

  const narrow = (bytes: Uint8Array, isLast: boolean): string => {
    if (coding === 'windows-1252') return latin.decode(bytes);
    const all = join(waiting, bytes);
    const whole = isLast ? all.length : wholeUtf8(all);
    const piece = all.subarray(0, whole);
    waiting = all.slice(whole);
    try {
      const text = strict.decode(piece);
      // Cheaper than a look at each letter: only letters beyond ASCII take more bytes than units.
      if (text.length < piece.length) isProvenUtf8 = true;
      return text;
    } catch {
      if (isProvenUtf8) {
        damaged = true;
        return new TextDecoder('utf-8').decode(piece);
      }
      coding = 'windows-1252';
      waiting = new Uint8Array(0);
      return latin.decode(all);
    }
  };
  const decode = (bytes: Uint8Array, isLast: boolean): string => {
    const text = wide ? wide.decode(bytes, { stream: !isLast }) : narrow(bytes, isLast);
    if (!text.includes('\0')) return text;
    const without = text.replaceAll('\0', '');
    nulls += text.length - without.length;
    return without;
  };
  const begin = (): string => {
    const first = waiting;
    const refusal = refusedBytes(first);
    if (refusal !== '') throw new LogRefusal(refusal);
    coding = codingOf(first.subarray(0, bytesThatTell));
    if (coding.startsWith('utf-16')) wide = new TextDecoder(coding);
    waiting = new Uint8Array(0);
    return decode(first, false);
  };

  return {
    push(bytes) {
      if (coding) return decode(bytes, false);
      waiting = join(waiting, bytes);
      return waiting.length < bytesThatTell ? '' : begin();
    },
    end() {
      const first = coding ? '' : begin();
      return first + decode(new Uint8Array(0), true);
    },
    remarks: () => [
      ...(wide ? ['The file is coded as UTF-16 and was read as such.'] : []),
      ...(coding === 'windows-1252'
        ? ['The file is not UTF-8; its letters were read as Latin-1.']
        : []),
      ...(damaged ? ['Some letters are damaged: they are no UTF-8.'] : []),
      ...(nulls > 0
        ? [
            `${nulls} empty bytes (NUL) were left out, as they stand in a file after a loss of power.`,
          ]
        : []),
    ],
  };
};
