import { type Operator, readFormula, type Token } from './formula';

/** Values that a formula may use. */
export interface FormulaValues {
  /** The raw value, `x`. */
  readonly raw?: number;
  /** Columns of this row. */
  readonly row?: Readonly<Record<string, number>>;
  /** Columns of the row before. */
  readonly rowBefore?: Readonly<Record<string, number>>;
}

/** What keeps a formula from having a value. */
type FormulaProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable'; readonly item: string }
  /** An operator has fewer than two values in front of it. */
  | { readonly kind: 'underflow'; readonly item: string }
  /** More than one value is left. */
  | { readonly kind: 'leftovers'; readonly left: number }
  | { readonly kind: 'no-value'; readonly item: string }
  /** A division by 0, or a number too large; what the unit writes then is not known. */
  | { readonly kind: 'not-finite'; readonly item: string };

export type FormulaResult =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: FormulaProblem };

const truth = (holds: boolean): number => (holds ? 1 : 0);

const operations: Readonly<Record<Operator, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '>': (a, b) => truth(a > b),
  '<': (a, b) => truth(a < b),
  '>=': (a, b) => truth(a >= b),
  '<=': (a, b) => truth(a <= b),
  '==': (a, b) => truth(a === b),
  '!=': (a, b) => truth(a !== b),
  '&&': (a, b) => truth(a !== 0 && b !== 0),
  '||': (a, b) => truth(a !== 0 || b !== 0),
};

const fail = (problem: FormulaProblem): FormulaResult => ({ ok: false, problem });

const columnOf = (
  row: Readonly<Record<string, number>> | undefined,
  name: string,
): number | undefined => (row && Object.hasOwn(row, name) ? row[name] : undefined);

const operandOf = (token: Token, { raw, row, rowBefore }: FormulaValues): number | undefined => {
  if (token.kind === 'number') return token.value;
  if (token.kind === 'raw') return raw;
  return token.kind === 'name' ? columnOf(token.before ? rowBefore : row, token.name) : undefined;
};

/** The value of a formula that was read before; as `evaluateFormula`. */
export const evaluateTokens = (
  tokens: readonly Token[],
  values: FormulaValues,
  precision: 'double' | 'single' = 'double',
): FormulaResult => {
  const rounded = precision === 'single' ? Math.fround : (value: number): number => value;
  if (tokens.length === 0) return fail({ kind: 'empty' });
  const stack: number[] = [];
  for (const token of tokens) {
    const { text: item } = token;
    if (token.kind === 'unreadable') return fail({ kind: 'unreadable', item });
    let next: number | undefined;
    if (token.kind === 'operator') {
      const [b, a] = [stack.pop(), stack.pop()];
      if (a === undefined || b === undefined) return fail({ kind: 'underflow', item });
      next = operations[token.text](a, b);
    } else next = operandOf(token, values);
    if (next === undefined) return fail({ kind: 'no-value', item });
    next = rounded(next);
    if (!Number.isFinite(next)) return fail({ kind: 'not-finite', item });
    stack.push(next);
  }
  const [value, ...rest] = stack;
  return value === undefined || rest.length > 0
    ? fail({ kind: 'leftovers', left: stack.length })
    : { ok: true, value };
};

/**
 * The value of a formula. It never throws: what is wrong comes back as a problem.
 *
 * @param precision `single`: every step rounded to 32 bits, as the unit seems to calculate
 */
export const evaluateFormula = (
  formula: string,
  values: FormulaValues,
  precision: 'double' | 'single' = 'double',
): FormulaResult => evaluateTokens(readFormula(formula), values, precision);
