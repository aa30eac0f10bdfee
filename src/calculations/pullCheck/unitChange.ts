import { clockUnitSeconds, writtenUnit } from '../logReading/clockUnitSeconds';
import type { LogQuantity } from './logQuantity';

/** Turns a logged number into the unit of its quantity. */
export type UnitChange = (value: number) => number;

const same: UnitChange = (value) => value;
const celsius: UnitChange = (fahrenheit) => (fahrenheit - 32) / 1.8;
const kilometres: UnitChange = (miles) => miles * 1.609344;
const kilopascals: UnitChange = (psi) => psi * 6.894757;
const fromHectopascals: UnitChange = (hectopascals) => hectopascals / 10;

const changes: readonly (readonly [RegExp, RegExp, UnitChange])[] = [
  [/^(?:coolantC|intakeAirC)$/, /^(?:°|deg)? ?(?:f|fahrenheit)$/, celsius],
  [/^roadSpeedKmh$/, /^(?:mph|mi\/h|miles\/h)$/, kilometres],
  [/^barometerKpa$/, /^psia?$/, kilopascals],
  [/^barometerKpa$/, /^(?:hpa|mbar)$/, fromHectopascals],
];

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
