import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';
import type { Statement } from '../text/Statement';
import { driveStatusDoubt, type DriveStatusMode, driveStatusModes } from './driveStatusModes';
import { type FuelSystemState, fuelSystemStates } from './fuelSystemStates';
import { type StatusNotation, statusNumberFromText } from './statusNumber';

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
  /** What to know beside the look-up. */
  readonly remarks: readonly Statement[];
}

const byteRange: Quantity = { name: 'the status', unit: '', least: 0, most: 255 };
const wordRange: Quantity = { ...byteRange, most: 65_535 };

const bitsOf = (value: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (value >> bit) & 1);

const hexadecimalOf = (value: number): string => value.toString(16).toUpperCase().padStart(2, '0');

const unlisted = (bits: readonly number[]): Statement => ({
  text:
    bits.length > 1
      ? 'More than one bit is set. No source describes that; perhaps this column is something else.'
      : 'No source names this value.',
  sources: ['inferred'],
});

const fractionOfByte: Statement = {
  text: 'The drive status is a whole number. This column was scaled; log it without a formula.',
  sources: ['romdrop-files'],
};

const driveStatus = (typed: string): DecodedStatus => {
  const known = driveStatusModes.map(({ value }) => value);
  const { value: read, notation } = statusNumberFromText(typed, known);
  const value = Math.trunc(requireInRange(byteRange, read));
  const mode = driveStatusModes.find((each) => each.value === value) ?? null;
  const remarks = [
    ...(mode ? [] : [unlisted(bitsOf(value))]),
    ...(value === read ? [] : [fractionOfByte]),
    driveStatusDoubt,
  ];
  const hexadecimal = hexadecimalOf(value);
  const decoded = { value, hexadecimal, notation, bits: bitsOf(value), remarks };
  return { ...decoded, column: 'ENGINE_STATUS', known: mode };
};

const wholePart: Statement = {
  text: 'Only the whole number is the code: the second byte is scaled along with it.',
  sources: ['romdrop-files', 'inferred'],
};

const unscaled: Statement = {
  text: 'Read as the raw two bytes, before the formula of the sample file divides them by 256.',
  sources: ['romdrop-files'],
};

const fuelStatus = (typed: string): DecodedStatus => {
  const known = fuelSystemStates.map(({ value }) => value);
  const { value: read, notation } = statusNumberFromText(typed, known);
  const raw = requireInRange(wordRange, read) >= 256;
  const value = Math.trunc(raw ? read / 256 : read);
  const state = fuelSystemStates.find((each) => each.value === value) ?? null;
  const remarks = [
    ...(state ? [] : [unlisted(bitsOf(value))]),
    ...(raw ? [unscaled] : []),
    ...(!raw && value !== read ? [wholePart] : []),
  ];
  const hexadecimal = hexadecimalOf(value);
  const decoded = { value, hexadecimal, notation, bits: bitsOf(value), remarks };
  return { ...decoded, column: 'FUELSYS', known: state };
};

/**
 * What a status value means.
 *
 * @param typed hexadecimal, decimal, or as logged: `FUELSYS` also as raw two bytes or with a fraction
 * @throws UnusableInputError for text that is no value, OutOfRangeError for one beyond its bytes
 */
export const decodeStatus = (typed: string, column: StatusColumn): DecodedStatus =>
  column === 'FUELSYS' ? fuelStatus(typed) : driveStatus(typed);
