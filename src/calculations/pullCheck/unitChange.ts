import type { LogQuantity } from './logQuantity';

/** Turns a logged number into the unit of its quantity. */
export type UnitChange = (value: number) => number;

const same: UnitChange = (value) => value;
const celsius: UnitChange = (fahrenheit) => (fahrenheit - 32) / 1.8;
const kilometres: UnitChange = (miles) => miles * 1.609344;
const kilopascals: UnitChange = (psi) => psi * 6.894757;
const fromHectopascals: UnitChange = (hectopascals) => hectopascals / 10;

/** Seconds that one step of a clock is worth, by the unit it is written with. */
const clockUnits: readonly (readonly [RegExp, number])[] = [
  [/^(?:s|secs?|seconds?)$/, 1],
  [/^(?:ms|msecs?|millis|milliseconds?)$/, 1e-3],
  [/^(?:us|µs|μs|usec|microseconds?)$/, 1e-6],
  [/^min(?:utes?)?$/, 60],
];

const changes: readonly (readonly [RegExp, RegExp, UnitChange])[] = [
  [/^(?:coolantC|intakeAirC)$/, /^(?:°|deg)? ?(?:f|fahrenheit)$/, celsius],
  [/^roadSpeedKmh$/, /^(?:mph|mi\/h|miles\/h)$/, kilometres],
  [/^barometerKpa$/, /^psia?$/, kilopascals],
  [/^barometerKpa$/, /^(?:hpa|mbar)$/, fromHectopascals],
];

/** The unit in the units row, in brackets behind the name, or behind an underscore; else empty. */
const writtenUnit = (columnName: string, unit: string): string => {
  const end = columnName.slice(-40).trim();
  const inName =
    /[([]([^)\]]*)[)\]]$/.exec(end)?.[1] ?? /[_ ]([a-zµμ]{1,4})$/i.exec(end)?.[1] ?? '';
  return (unit || inName || (/^milliseconds?$/i.test(end) ? 'ms' : '')).trim().toLowerCase();
};

/**
 * Seconds that a step of the clock stands for; undefined if no unit is written, so that the steps must
 * show it.
 */
export const clockUnitSeconds = (columnName: string, unit: string): number | undefined => {
  const written = writtenUnit(columnName, unit);
  return clockUnits.find(([pattern]) => pattern.test(written))?.[1];
};

/**
 * The change that a unit asks for, by the units row or by brackets in the column's name.
 *
 * Without a unit the one of RomDrop's logging file holds: °C, km/h, kPa.
 */
export const unitChange = (quantity: LogQuantity, columnName: string, unit: string): UnitChange => {
  if (quantity === 'timeSeconds') {
    const seconds = clockUnitSeconds(columnName, unit) ?? 1;
    return seconds === 1 ? same : (value) => value * seconds;
  }
  const written = writtenUnit(columnName, unit);
  const found = changes.find(
    ([quantities, units]) => quantities.test(quantity) && units.test(written),
  );
  return found?.[2] ?? same;
};
