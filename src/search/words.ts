import type { Range } from './section';

/** A piece of text as the index knows it: without accents, in small letters. */
export interface Token extends Range {
  readonly token: string;
}

/** A word as it stands in the text, and its parts if it is made of several: `air-fuel`, `logcfg.txt`. */
export interface Word extends Token {
  readonly parts: readonly Token[];
}

const word = /[\p{L}\p{N}\p{M}]+(?:[-‐‑−–_./:,'’°+&@#][\p{L}\p{N}\p{M}]+)*/gu;
/** A number keeps its decimals; any other sign parts. */
const part = /\d+(?:[.,]\d+)+|[\p{L}\p{N}\p{M}]+/gu;
const numberWithUnit = /^(\d+(?:[.,]\d+)*)(\p{L}+)$/u;
const plain = /^[\x20-\x7E]*$/;
/** Most words, and names such as LF9VEB; they have no parts. */
const inOnePiece = /^(?:[a-z][a-z\d]*|\d+)$/i;

/** Small letters, no accents, one writing for signs that look alike. */
export const fold = (text: string): string =>
  (plain.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(/[‐‑−–]/g, '-')
        .replace(/’/g, "'")
  ).toLowerCase();

const tokenAt = (text: string, start: number): Token => ({
  token: fold(text),
  start,
  end: start + text.length,
});

const noParts: readonly Token[] = [];

function partsOf(text: string, start: number): readonly Token[] {
  if (inOnePiece.test(text)) return noParts;
  const parts = Array.from(text.matchAll(part), (match) => tokenAt(match[0], start + match.index));
  if (parts.length > 1) return parts;
  const [, number, unit] = numberWithUnit.exec(text) ?? [];
  return number && unit ? [tokenAt(number, start), tokenAt(unit, start + number.length)] : [];
}

/** The words of a text, in order. */
export const wordsOf = (text: string): readonly Word[] =>
  Array.from(text.matchAll(word), (match) => ({
    ...tokenAt(match[0], match.index),
    parts: partsOf(match[0], match.index),
  }));

/** A word with a hyphen can also be looked for without: `re-flash`, `reflash`. */
export const joined = ({ token, parts }: Word): string | undefined =>
  parts.length > 1 && token.includes('-') ? parts.map((each) => each.token).join('') : undefined;

function cut(written: string): readonly string[] {
  if (inOnePiece.test(written)) return [written.toLowerCase()];
  return wordsOf(written).flatMap((each) => {
    const whole = joined(each);
    const tokens = [each.token, ...each.parts.map((piece) => piece.token)];
    return whole ? [...tokens, whole] : tokens;
  });
}

/**
 * A function that gives everything by which the index finds a text: each word as a whole, its parts, and
 * joined. It remembers the words that it has cut: a guide writes each of them eight times.
 */
export function cutter(): (text: string) => string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const tokens: string[] = [];
    for (const written of text.match(word) ?? []) {
      let own = known.get(written);
      if (!own) {
        own = cut(written);
        known.set(written, own);
      }
      tokens.push(...own);
    }
    return tokens;
  };
}
