import type { LogQuantity } from './logQuantity';

/** Turns a logged number into the unit of its quantity. */
export type UnitChange = (value: number) => number;

const same: UnitChange = (value) => value;
const celsius: UnitChange = (fahrenheit) => (fahrenheit - 32) / 1.8;
const kilometres: UnitChange = (miles) => miles * 1.609344;
const kilopascals: UnitChange = (psi) => psi * 6.894757;
const seconds: UnitChange = (milliseconds) => milliseconds / 1000;

const changes: readonly (readonly [RegExp, RegExp, UnitChange])[] = [
  [/^(?:coolantC|intakeAirC)$/, /^(?:°|deg)? ?(?:f|fahrenheit)$/, celsius],
  [/^roadSpeedKmh$/, /^(?:mph|mi\/h|miles\/h)$/, kilometres],
  [/^(?:manifoldPressureKpa|barometerKpa)$/, /^psia?$/, kilopascals],
  [/^timeSeconds$/, /^(?:ms|msec|milliseconds?)$/, seconds],
];

/**
 * The change that a unit asks for, by the units row or by brackets in the column's name.
 *
 * Without a unit the one of RomDrop's logging file holds: seconds, °C, km/h, kPa.
 */
export const unitChange = (quantity: LogQuantity, columnName: string, unit: string): UnitChange => {
  const inName = /[([]([^)\]]*)[)\]]\s*$/.exec(columnName.slice(-40))?.[1] ?? '';
  const written = (unit || inName).trim().toLowerCase();
  const found = changes.find(
    ([quantities, units]) => quantities.test(quantity) && units.test(written),
  );
  return found?.[2] ?? same;
};
