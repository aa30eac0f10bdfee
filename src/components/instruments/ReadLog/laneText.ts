import { printedNumber } from '@site/src/calculations/text/printedNumber';
import type { LaneSpec } from './laneDrawing';

const decimalsOf = (most: number): number => (most >= 100 ? 0 : most >= 5 ? 1 : 3);

/** What a lane holds: its value at a point, else from where to where it goes. */
export function laneText({ trace, role }: LaneSpec, at: number | null): string {
  const all = trace.values[role] ?? [];
  const missing = 'nothing here';
  const values = all.filter((value) => value !== null);
  const [least, most] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
  const form = { decimals: decimalsOf(Math.max(Math.abs(least), Math.abs(most))) };
  const value = at === null ? null : all[at];
  if (typeof value === 'number') return printedNumber(value, form);
  if (at !== null) return missing;
  return values.length > 0
    ? `${printedNumber(least, form)} to ${printedNumber(most, form)}`
    : missing;
}
