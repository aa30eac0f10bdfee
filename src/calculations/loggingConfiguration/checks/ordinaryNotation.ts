import { checkStack, readFormula, type Token } from '../formula';

const comparison =
  /^\s*(#?[A-Za-z_][\w()%/-]*)\s*(==|!=|>=|<=|>|<|=)\s*([+-]?\d+(?:\.\d+)?)\s*(?:&&|and)?\s*$/;

/** `100.000000` becomes `100`. */
const plainNumber = (text: string): string => String(Number(text));

/**
 * A condition in reverse Polish notation, if it was written as `APP > 95`.
 *
 * @returns undefined for anything but one comparison of a name and a number
 */
export const turnedAround = (formula: string): string | undefined => {
  const [, name, sign, value] = comparison.exec(formula.slice(0, 100)) ?? [];
  if (name === undefined || sign === undefined || value === undefined) return undefined;
  return `${name},${plainNumber(value)},${sign === '=' ? '==' : sign}`;
};

/** Full pedal as the earlier guide waited for it, and what to wait for in its place. */
const fullPedal = /^(#?[A-Za-z_]\w*),(?:100|99(?:\.\d+)?)(?:\.0*)?,(==|>=|>|<|!=)$/;

/**
 * A condition that does not wait for a full 100 %.
 *
 * @param action `start` waits for 95 % and more, `stop` for less than 90 %
 */
export const belowFullPedal = (condition: string, action: string | null): string => {
  const [, name, sign] = fullPedal.exec(condition) ?? [];
  if (name === undefined || !/^#?(?:APP|TP)/.test(name)) return condition;
  const rising = sign === '==' || sign === '>=' || sign === '>';
  if (rising && action !== 'stop') return `${name},95,>`;
  return !rising && action === 'stop' ? `${name},90,<` : condition;
};

/** `100.000000` and the like without its zeros, in a whole formula. */
export const withoutZeros = (formula: string): string =>
  formula
    .split(',')
    .map((item) => item.trim())
    .map((item) => (/^[+-]?\d+\.\d+$/.test(item) ? plainNumber(item) : item))
    .join(',');

/** A formula whose items were parted by blanks: `x 0.25 *`. */
export const withCommas = (formula: string): string | undefined => {
  const items = formula
    .slice(0, 200)
    .trim()
    .split(/[\s,]+/);
  const tokens = readFormula(items.join(','));
  const sound = tokens.length > 2 && tokens.every(({ kind }) => kind !== 'unreadable');
  const { underflowAt, left } = checkStack(tokens);
  return sound && underflowAt === null && left === 1 ? items.join(',') : undefined;
};

/** Most items of a formula in which decimal commas are looked for. */
const mostItems = 40;

/**
 * A formula whose numbers were written with decimal commas, with points: `x,0,25,*` becomes `x,0.25,*`.
 *
 * @param tokens of a formula that leaves more than one value
 * @returns undefined if that does not mend it
 */
export const withoutDecimalCommas = (tokens: readonly Token[]): string | undefined => {
  if (tokens.length > mostItems) return undefined;
  const items: string[] = [];
  let { left } = checkStack(tokens);
  if (left < 2) return undefined;
  for (const { text } of tokens) {
    const before = items.at(-1) ?? '';
    const isDecimals = /^\d+$/.test(text) && /^[+-]?\d+$/.test(before);
    if (left > 1 && isDecimals) {
      items[items.length - 1] = `${before}.${text}`;
      left -= 1;
    } else items.push(text);
  }
  return left === 1 ? items.join(',') : undefined;
};
