/** How a number is printed. */
export interface NumberForm {
  readonly decimals: number;
  /** Print a plus before numbers above zero. */
  readonly signed?: boolean;
}

/** Half away from zero: 2.55 is 2.6, although its nearest binary number lies below. */
function rounded(value: number, decimals: number): string {
  const steps = Math.round(Math.abs(value) * 10 ** decimals + 1e-9);
  return (Math.sign(value) * steps * 10 ** -decimals).toFixed(decimals);
}

/** A number as readers see it: fixed decimals, a true minus sign, and no sign before a zero. */
export const printedNumber = (value: number, { decimals, signed = false }: NumberForm): string => {
  const digits = rounded(value, decimals).replace(/^-(?=[0.]+$)/, '');
  if (digits.startsWith('-')) return `−${digits.slice(1)}`;
  return signed && Number(digits) > 0 ? `+${digits}` : digits;
};
