import { clockUnitSeconds, writtenUnit } from '../logReading/clockUnitSeconds';
import {
  celsiusOfFahrenheit,
  kilopascalsOfHectopascals,
  kilopascalsOfPsi,
  kmhOfMph,
} from '../logReading/unitConversions';
import type { LogQuantity } from './logQuantity';

/** Turns a logged number into the unit of its quantity. */
export type UnitChange = (value: number) => number;

const same: UnitChange = (value) => value;

const changes: readonly (readonly [RegExp, RegExp, UnitChange])[] = [
  [/^(?:coolantC|intakeAirC)$/, /^(?:°|deg)? ?(?:f|fahrenheit)$/, celsiusOfFahrenheit],
  [/^roadSpeedKmh$/, /^(?:mph|mi\/h|miles\/h)$/, kmhOfMph],
  [/^barometerKpa$/, /^psia?$/, kilopascalsOfPsi],
  [/^barometerKpa$/, /^(?:hpa|mbar)$/, kilopascalsOfHectopascals],
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
  // Other loggers write the retard as a negative correction. Where both signs occur the log says so.
  if (quantity === 'knockRetardDegrees') return Math.abs;
  const written = writtenUnit(columnName, unit);
  const found = changes.find(
    ([quantities, units]) => quantities.test(quantity) && units.test(written),
  );
  return found?.[2] ?? same;
};
