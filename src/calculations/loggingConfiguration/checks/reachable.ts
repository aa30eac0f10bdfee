import { settingOf } from '../configuration';
import { evaluateTokens } from '../evaluateFormula';
import { readFormula } from '../formula';
import { type FileColumn, widthOf } from './checkContext';

/** What a column can show. */
export interface Reach {
  /** It can have exactly the wanted value. */
  readonly exactly: boolean;
  readonly most: number;
}

/** Widest value that is looked at, bits. */
const widest = 16;

type Scaled = (raw: number) => number | null;

/** The scaled value of a raw one, every step in 32-bit numbers; null where there is none. */
const scaledBy = ({ entries }: FileColumn): Scaled => {
  const tokens = readFormula((settingOf(entries, 'scalingrpn') ?? 'x').slice(0, 200));
  return (raw) => {
    const result = evaluateTokens(tokens, { raw }, 'single');
    return result.ok ? result.value : null;
  };
};

/**
 * Whether a column can have exactly a value, and the most that it can reach.
 *
 * @returns null where that cannot be told: calculated, outside, float, wide, or with a bent formula
 */
export const reach = (column: FileColumn, wanted: number): Reach | null => {
  const { entries, type } = column;
  const width = widthOf(column);
  const odd = ['isfloat', 'issignedint'].some((key) => settingOf(entries, key) === '1');
  if (type !== 'obd' || odd || !(width >= 1 && width <= widest)) return null;
  const scaled = scaledBy(column);
  const highest = 2 ** width - 1;
  const [first, middle, last] = [scaled(0), scaled(highest >> 1), scaled(highest)];
  if (first === null || middle === null || last === null) return null;
  const straight = first + ((last - first) * (highest >> 1)) / highest;
  if (Math.abs(straight - middle) > 0.001 * Math.abs(last - first)) return null;
  const near = Math.round((highest * (wanted - first)) / (last - first || 1));
  const around = [near - 1, near, near + 1].filter((raw) => raw >= 0 && raw <= highest);
  const target = Math.fround(wanted);
  return {
    exactly: around.some((raw) => scaled(raw) === target),
    most: Math.max(first, last),
  };
};
