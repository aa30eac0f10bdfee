export interface NumberForm {
  readonly decimals: number;
  /** Print a plus before numbers above zero. */
  readonly signed?: boolean;
}

/** A number as the figures print it: fixed decimals, and a true minus sign. */
export const printedNumber = (value: number, { decimals, signed = false }: NumberForm): string => {
  const digits = value.toFixed(decimals).replace(/^-(?=[0.]+$)/, '');
  if (digits.startsWith('-')) return `−${digits.slice(1)}`;
  return signed && Number(digits) > 0 ? `+${digits}` : digits;
};
