import { partedThousands } from '../text/partedThousands';

/** What a number means, and the values it may have. */
export interface Quantity {
  /** In the reader's words, as it stands in a sentence: `lambda`, `the engine speed`. */
  readonly name: string;
  /** Empty for a ratio. */
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** It counts things. */
  readonly whole?: true;
}

/** A number that the calculation cannot take; the message tells what to write. */
export class OutOfRangeError extends RangeError {
  override readonly name = 'OutOfRangeError';
  readonly quantity: Quantity;
  readonly value: number;

  constructor(quantity: Quantity, value: number) {
    super(message(quantity, value));
    this.quantity = quantity;
    this.value = value;
  }
}

const message = ({ name, unit, least, most, whole }: Quantity, value: number): string => {
  const inUnit = unit === '' ? '' : ` ${unit}`;
  const wanted = `Write ${name} between ${partedThousands(least)} and ${partedThousands(most)}${inUnit}`;
  if (whole && value >= least && value <= most)
    return `Write ${name} as a whole number: ${partedThousands(value)} is none.`;
  return Number.isFinite(value)
    ? `${wanted}: ${partedThousands(value)}${inUnit} lies outside.`
    : `${wanted}: this is not a number.`;
};
