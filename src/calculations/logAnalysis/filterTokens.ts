import { UnusableInputError } from '../limits/UnusableInputError';

/** Signs of a filter, as the grammar knows them. */
export type FilterSign =
  | ('<' | '<=' | '>' | '>=' | '=' | '!=')
  | ('+' | '-' | '*' | '/')
  | ('(' | ')')
  | ('and' | 'or' | 'not');

/** One word of a filter, and where it stands. */
export type FilterToken =
  | { readonly kind: 'sign'; readonly at: number; readonly text: string; readonly sign: FilterSign }
  | { readonly kind: 'name'; readonly at: number; readonly text: string; readonly name: string }
  | { readonly kind: 'number'; readonly at: number; readonly text: string; readonly value: number }
  | { readonly kind: 'end'; readonly at: number; readonly text: '' };

const longestShown = 30;

/**
 * What is wrong with a filter, with its place.
 *
 * @param at from 0, where the reader has to look
 * @param text that stands there; '' at the end
 */
export const filterError = (at: number, text: string, sentence: string): UnusableInputError => {
  const shown = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  return new UnusableInputError(
    `Character ${at + 1}${shown === '' ? '' : `, “${shown}”`}: ${sentence}`,
  );
};

/** Each way to write a sign; phones put in some of these by themselves. */
const signs: ReadonlyMap<string, FilterSign> = new Map([
  ...(['<', '<=', '>', '>=', '=', '!=', '+', '-', '*', '/', '(', ')'] as const).map(
    (sign) => [sign, sign] as const,
  ),
  ...(['and', 'or', 'not'] as const).map((sign) => [sign, sign] as const),
  ['==', '='],
  ['<>', '!='],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['−', '-'],
  ['–', '-'],
  ['×', '*'],
  ['÷', '/'],
  ['&&', 'and'],
  ['||', 'or'],
  ['!', 'not'],
]);

const sign = /(?:[<>=!]=|<>|&&|\|\||[<>=!≤≥≠+\-−–*×/÷()])/uy;
const number = /(?:\d+\.?\d*|\.\d+)/uy;
const plainName = /[\p{L}_][\p{L}\p{N}_.%#]*/uy;

/** What opens a name with blanks or signs in it, and what closes it. */
const quotes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['„', '“'],
  ['‘', '’'],
  ['[', ']'],
]);

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

/** A name in quotation marks or square brackets. */
const quotedName = (text: string, at: number, close: string): FilterToken => {
  const end = text.indexOf(close, at + 1);
  const opened = text.slice(at, at + 1);
  if (end < 0) throw filterError(at, opened, `what opens here is not closed with ${close}.`);
  const name = text.slice(at + 1, end).trim();
  const written = text.slice(at, end + 1);
  if (name === '') throw filterError(at, written, 'the name of a column is missing inside.');
  return { kind: 'name', at, text: written, name };
};

/**
 * Cuts a filter into its words.
 *
 * @throws UnusableInputError naming the place of what has no meaning
 */
export const filterTokens = (text: string): readonly FilterToken[] => {
  const tokens: FilterToken[] = [];
  let at = 0;
  while (at < text.length) {
    const [first = ''] = text.slice(at);
    if (first.trim() === '') {
      at += 1;
      continue;
    }
    const token = tokenAt(text, at, first);
    tokens.push(token);
    at += token.text.length;
  }
  return [...tokens, { kind: 'end', at: text.length, text: '' }];
};

const tokenAt = (text: string, at: number, first: string): FilterToken => {
  const close = quotes.get(first);
  if (close !== undefined) return quotedName(text, at, close);
  const digits = matchAt(number, text, at);
  if (digits !== '') return { kind: 'number', at, text: digits, value: Number(digits) };
  const written = matchAt(sign, text, at) || matchAt(plainName, text, at);
  const known = signs.get(written.toLowerCase());
  if (known) return { kind: 'sign', at, text: written, sign: known };
  if (written !== '') return { kind: 'name', at, text: written, name: written };
  throw filterError(
    at,
    first,
    first === ','
      ? 'decimals stand behind a point, as in 0.5.'
      : 'this has no meaning here. Known are < <= > >= = != + - * / ( ) and, or, not.',
  );
};
