import { type Notice, notice, RefusalError } from '../limits/notice';
import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';
import { type DriveStatusMode, driveStatusModes } from './driveStatusModes';
import { type FuelSystemState, fuelSystemStates } from './fuelSystemStates';
import {
  type StatusNotation,
  type StatusNumber,
  statusNumberFromText,
  type WantedNotation,
} from './statusNumber';

/** Which of the two columns a value comes from. */
export type StatusColumn = 'ENGINE_STATUS' | 'FUELSYS';

/** A status value, read and looked up. */
export type DecodedStatus =
  | (Decoded & { readonly column: 'ENGINE_STATUS'; readonly known: DriveStatusMode | null })
  | (Decoded & { readonly column: 'FUELSYS'; readonly known: FuelSystemState | null });

interface Decoded {
  /** The code, 0 to 255. */
  readonly value: number;
  /** Two digits, as the tables print it. */
  readonly hexadecimal: string;
  readonly notation: StatusNotation;
  /** Bits that are set, counted from 0. */
  readonly bits: readonly number[];
  /** What to know of this value; not what holds for the whole column. */
  readonly notices: readonly Notice[];
}

const byteRange: Quantity = { name: 'the status', unit: '', least: 0, most: 255 };
const wordRange: Quantity = { ...byteRange, most: 65_535 };

const bitsOf = (value: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (value >> bit) & 1);

const hexadecimalOf = (value: number): string => value.toString(16).toUpperCase().padStart(2, '0');

const opposite: Readonly<Record<StatusNotation, StatusNotation>> = {
  decimal: 'hexadecimal',
  hexadecimal: 'decimal',
};

const readAs = ({ text, value, notation, otherwise }: StatusNumber): readonly Notice[] =>
  otherwise === null
    ? []
    : [
        notice('statusReadAs', {
          text,
          read: notation === 'decimal' ? 'decimal' : `hexadecimal: ${value} in decimal`,
          other: opposite[notation],
          otherValue: String(otherwise),
        }),
      ];

const unlisted = (value: number): Notice =>
  notice(bitsOf(value).length > 1 ? 'statusBitsMixed' : 'statusUnnamed', { value: String(value) });

/** What the tables of the chapter know of either column. */
const knownValues: Readonly<Record<StatusColumn, readonly number[]>> = {
  ENGINE_STATUS: driveStatusModes.map(({ value }) => value),
  FUELSYS: fuelSystemStates.map(({ value }) => value),
};

const decodedOf = (value: number, number: StatusNumber, notices: readonly Notice[]): Decoded => ({
  value,
  hexadecimal: hexadecimalOf(value),
  notation: number.notation,
  bits: bitsOf(value),
  notices: [...readAs(number), ...notices],
});

const driveStatus = (number: StatusNumber): DecodedStatus => {
  const value = requireInRange(byteRange, number.value);
  if (!Number.isInteger(value))
    throw new RefusalError('driveStatusFraction', { value: number.text });
  const known = driveStatusModes.find((each) => each.value === value) ?? null;
  const notices = known ? [] : [unlisted(value)];
  return { ...decodedOf(value, number, notices), column: 'ENGINE_STATUS', known };
};

/** A log prints the second byte with three decimals at least. */
const rounding = 0.0006;

/** The second byte is a code, too, or 0 where the car has no second bank. */
const secondCodes = [0, ...knownValues.FUELSYS];

/** Code of the first of two bytes, divided by 256 or not. */
const fuelCode = ({ value, text }: StatusNumber): { code: number; notices: readonly Notice[] } => {
  const raw = requireInRange(wordRange, value) >= 256;
  const scaled = raw ? value / 256 : value;
  const code = Math.trunc(scaled);
  const isCode = secondCodes.some((second) => Math.abs(scaled - code - second / 256) < rounding);
  if (raw && !(isCode && Number.isInteger(value)))
    throw new RefusalError('fuelStatusNoCode', { value: text });
  if (!isCode) throw new RefusalError('fuelStatusFraction', { value: text });
  if (raw) return { code, notices: [notice('fuelStatusRaw', { value: text })] };
  return { code, notices: code === value ? [] : [notice('fuelStatusWholePart')] };
};

const fuelStatus = (number: StatusNumber): DecodedStatus => {
  const { code, notices } = fuelCode(number);
  const known = fuelSystemStates.find((each) => each.value === code) ?? null;
  const all = [...(known ? [] : [unlisted(code)]), ...notices];
  return { ...decodedOf(code, number, all), column: 'FUELSYS', known };
};

/** Reads the digits of a status of one column. @throws UnusableInputError */
export const readStatusNumber = (
  typed: string,
  column: StatusColumn,
  wanted?: WantedNotation,
): StatusNumber => statusNumberFromText(typed, knownValues[column], wanted);

/**
 * What a status value means.
 *
 * @throws OutOfRangeError for a number beyond its bytes
 * @throws RefusalError for a fraction that no status has
 */
export const decodeStatus = (number: StatusNumber, column: StatusColumn): DecodedStatus =>
  column === 'FUELSYS' ? fuelStatus(number) : driveStatus(number);

/** What holds of a column, whatever stands in it. */
export const columnNotices = (column: StatusColumn): readonly Notice[] => [
  notice(column === 'FUELSYS' ? 'fuelStatusLags' : 'driveStatusInferred'),
];
