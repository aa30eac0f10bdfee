import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';
import type { TyreSize } from './tyreSize';

/** Wide enough for any road tyre; 205/45R17 has 1.9362 m. */
export const circumferenceRange: Quantity = {
  name: 'the circumference of the tyre',
  unit: 'm',
  least: 1.2,
  most: 3.2,
};

const metresPerMile = 1609.344;
export const kilometresPerMile = metresPerMile / 1000;
const millimetresPerInch = 25.4;

/** Diameter by the size on the tyre, mm. */
export const tyreDiameterMm = (size: TyreSize): number =>
  (1000 * circumferenceOfSize(size)) / Math.PI;

/** The same in inches, as Virtual Dyno asks for it. */
export const tyreDiameterInches = (size: TyreSize): number =>
  tyreDiameterMm(size) / millimetresPerInch;

/**
 * Circumference by the size on the tyre, m.
 *
 * Under load a tyre rolls 2 to 4 % less, by general knowledge: use it to compare, not to calibrate.
 */
export const circumferenceOfSize = ({ widthMm, heightPercent, rimInches }: TyreSize): number =>
  (Math.PI * (rimInches * millimetresPerInch + (2 * widthMm * heightPercent) / 100)) / 1000;

/** Circumference of a tyre whose diameter is given in inches. */
export const circumferenceFromInches = (diameterInches: number): number =>
  (Math.PI * diameterInches * millimetresPerInch) / 1000;

/** Turns of the tyre in a mile, the unit of the logged `TIRESIZE`. */
export const turnsPerMile = (circumferenceM: number): number =>
  metresPerMile / requireInRange(circumferenceRange, circumferenceM);
