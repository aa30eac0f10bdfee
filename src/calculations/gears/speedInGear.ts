import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';
import { type Gearing, roadSpeed } from './roadSpeed';
import { circumferenceRange } from './tyreTurns';

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

const roadSpeedRange: Quantity = { name: 'the road speed', unit: 'km/h', least: 0, most: 500 };

/** @throws OutOfRangeError for a ratio or a tyre that no car has */
export const requireGearing = (gearing: Gearing): Gearing => {
  requireInRange(gearRatioRange, gearing.gearRatio);
  requireInRange(finalDriveRange, gearing.finalDrive);
  requireInRange(circumferenceRange, gearing.circumferenceMetres);
  return gearing;
};

/**
 * Road speed at an engine speed, without slip.
 *
 * @param engineSpeedRpm 0 to 12 000 rpm
 * @returns km/h
 */
export const speedInGearKmh = (gearing: Gearing, engineSpeedRpm: number): number =>
  roadSpeed(requireInRange(engineSpeedRange, engineSpeedRpm), requireGearing(gearing));

/**
 * Engine speed at a road speed, without slip.
 *
 * @param speedKmh 0 to 500 km/h
 * @returns rpm
 */
export const engineSpeedInGear = (gearing: Gearing, speedKmh: number): number =>
  (1000 * requireInRange(roadSpeedRange, speedKmh)) / roadSpeed(1000, requireGearing(gearing));
