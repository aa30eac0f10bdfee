import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';
import { circumferenceRange } from './tyreTurns';

/** What stands between engine and road in one gear. */
export interface Gearing {
  readonly gearRatio: number;
  readonly finalDrive: number;
  /** Of the tyre, m. */
  readonly circumferenceMetres: number;
}

/** Turns of the engine for one of the gearbox; the NC has 0.582 to 3.815. */
export const gearRatioRange: Quantity = {
  name: 'the ratio of a gear',
  unit: '',
  least: 0.3,
  most: 6,
};

/** The NC has 3.727, 3.909 or 4.100. */
export const finalDriveRange: Quantity = { name: 'the final drive', unit: '', least: 2, most: 7 };

export const engineSpeedRange: Quantity = {
  name: 'the engine speed',
  unit: 'rpm',
  least: 0,
  most: 12_000,
};

export const roadSpeedRange: Quantity = {
  name: 'the road speed',
  unit: 'km/h',
  least: 0,
  most: 500,
};

/** @throws OutOfRangeError for a ratio or a tyre that no car has */
export const requireGearing = (gearing: Gearing): Gearing => {
  requireInRange(gearRatioRange, gearing.gearRatio);
  requireInRange(finalDriveRange, gearing.finalDrive);
  requireInRange(circumferenceRange, gearing.circumferenceMetres);
  return gearing;
};

/**
 * Road speed for each rpm in a gear, without slip; a loaded tyre rolls 2 to 4 % less.
 *
 * @returns 60 · C / (1000 · gear ratio · final drive), km/h
 * @throws OutOfRangeError for a ratio or a tyre that no car has
 */
export const kmhPerRpm = (gearing: Gearing): number => {
  const { gearRatio, finalDrive, circumferenceMetres } = requireGearing(gearing);
  return (60 * circumferenceMetres) / (1000 * gearRatio * finalDrive);
};

/**
 * Road speed at an engine speed, without slip.
 *
 * @param engineSpeedRpm 0 to 12 000 rpm
 * @returns km/h
 */
export const roadSpeedKmh = (gearing: Gearing, engineSpeedRpm: number): number =>
  requireInRange(engineSpeedRange, engineSpeedRpm) * kmhPerRpm(gearing);

/**
 * Engine speed at a road speed, without slip.
 *
 * @param speedKmh 0 to 500 km/h
 * @returns rpm
 */
export const engineSpeedInGear = (gearing: Gearing, speedKmh: number): number =>
  requireInRange(roadSpeedRange, speedKmh) / kmhPerRpm(gearing);
