/** The arithmetic mean; NaN of nothing. */
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
