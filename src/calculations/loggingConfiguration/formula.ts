/** Formulas in reverse Polish notation: first the numbers, then what to do with them. */

export const operators = [
  '+',
  '-',
  '*',
  '/',
  '>',
  '<',
  '>=',
  '<=',
  '==',
  '!=',
  '&&',
  '||',
] as const;
export type Operator = (typeof operators)[number];

/** One item between two commas. */
export type Token =
  | { readonly kind: 'number'; readonly text: string; readonly value: number }
  /** The raw value of the parameter itself. */
  | { readonly kind: 'raw'; readonly text: string }
  | { readonly kind: 'operator'; readonly text: Operator }
  /** A column; `before`: its value in the row before, written with a cross. */
  | {
      readonly kind: 'name';
      readonly text: string;
      readonly name: string;
      readonly before: boolean;
    }
  | { readonly kind: 'unreadable'; readonly text: string };

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;
const name = /^(#?)([\p{L}_][\p{L}\p{N}_()%/-]*)$/u;

const isOperator = (text: string): text is Operator => operators.some((each) => each === text);

const readToken = (text: string): Token => {
  if (isOperator(text)) return { kind: 'operator', text };
  if (text === 'x') return { kind: 'raw', text };
  const value = number.test(text) ? Number(text) : NaN;
  if (Number.isFinite(value)) return { kind: 'number', text, value };
  const [, cross, column] = name.exec(text) ?? [];
  return column === undefined
    ? { kind: 'unreadable', text }
    : { kind: 'name', text, name: column, before: cross === '#' };
};

/** The items of a formula; an empty one has none. */
export const readFormula = (formula: string): readonly Token[] =>
  formula.trim() === '' ? [] : formula.split(',').map((item) => readToken(item.trim()));

/** How a formula leaves the stack. */
export interface StackCheck {
  /** First operator with fewer than two values in front of it, counted from 0; null: none. */
  readonly underflowAt: number | null;
  /** Values that are left at the end; a sound formula leaves one. */
  readonly left: number;
}

/** Follows the height of the stack, without values. */
export const checkStack = (tokens: readonly Token[]): StackCheck => {
  let left = 0;
  let underflowAt: number | null = null;
  for (const [place, { kind }] of tokens.entries()) {
    if (kind === 'operator' && left < 2) underflowAt ??= place;
    left = kind === 'operator' ? Math.max(left - 1, 1) : left + 1;
  }
  return { underflowAt, left };
};

/** Names of other columns in a formula, each once. */
export const namesIn = (tokens: readonly Token[]): readonly string[] => [
  ...new Set(tokens.flatMap((token) => (token.kind === 'name' ? [token.name] : []))),
];
