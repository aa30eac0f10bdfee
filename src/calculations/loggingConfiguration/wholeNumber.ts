/** A whole number, decimal or hexadecimal as the file grammar allows it; NaN for anything else. */
export const wholeNumber = (text: string | undefined): number => {
  if (text === undefined) return NaN;
  if (/^0x[0-9a-f]{1,8}$/i.test(text)) return Number.parseInt(text.slice(2), 16);
  return /^\d{1,10}$/.test(text) ? Number(text) : NaN;
};
