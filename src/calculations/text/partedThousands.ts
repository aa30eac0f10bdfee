/**
 * A number as it stands in a sentence: a true minus sign, and no-break spaces between thousands from five
 * digits on. No commas: readers of half the world's markets type them for the decimal point.
 */
export function partedThousands(value: number): string {
  const text = String(value).replace('-', '−');
  return /^−?\d{5,}$/.test(text) ? text.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0') : text;
}
