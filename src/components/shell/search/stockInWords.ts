import type { Stock } from './stock';

const printed = (value: number, decimals: number): string =>
  value.toFixed(decimals).replace('-', '−');

/** The lowest and the highest value of a table, or its one value, with whose they are. */
export function stockInWords({ table, calibration }: Stock): string {
  const values = table.kind === 'value' ? [table.z] : table.z.flat();
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) =>
    printed(value, table.decimals),
  );
  const range = low === high ? low : `${low} to ${high}`;
  return `Stock, ${calibration}: ${[range, table.unit].filter(Boolean).join(' ')}`;
}
