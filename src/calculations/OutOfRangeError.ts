/** What a number means, and the values it may have. */
export interface Quantity {
  /** In the reader's words, as it stands in a sentence: `lambda`, `the engine speed`. */
  readonly name: string;
  /** Empty for a ratio. */
  readonly unit: string;
  readonly least: number;
  readonly most: number;
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

/** A number with a true minus sign, and blanks between thousands from five digits on. */
const printed = (value: number): string => {
  const text = String(value).replace('-', '−');
  return /^−?\d{5,}$/.test(text) ? text.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0') : text;
};

const message = ({ name, unit, least, most }: Quantity, value: number): string => {
  const inUnit = unit === '' ? '' : ` ${unit}`;
  const wanted = `Write ${name} between ${printed(least)} and ${printed(most)}${inUnit}`;
  return Number.isFinite(value)
    ? `${wanted}: ${printed(value)}${inUnit} lies outside.`
    : `${wanted}: this is not a number.`;
};
