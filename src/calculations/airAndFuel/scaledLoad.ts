import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

/** Load as it comes from the air flow, and what the computer does to it. */
export interface LoadSteps {
  /** Before limit and scaling, 0 to 5. */
  readonly baseLoad: number;
  /** Table `Load Limit`, 0.3 to 5; the stock 2.0 holds 0.725 to 1.032. */
  readonly loadLimit: number;
  /** Table `Load Scaling` plus the addition of the cam, 0.3 to 3. */
  readonly loadScaling: number;
}

export const baseLoadRange: Quantity = { name: 'the base load', unit: '', least: 0, most: 5 };
export const loadLimitRange: Quantity = { name: 'the load limit', unit: '', least: 0.3, most: 5 };
export const loadScalingRange: Quantity = {
  name: 'the load scaling',
  unit: '',
  least: 0.3,
  most: 3,
};
export const loadRange: Quantity = { name: 'the load', unit: '', least: 0, most: 15 };

/** Density at which load 1 is a full cylinder, g/cc; source: the earlier guide's formula page. */
export const referenceDensityGramsPerCc = 0.0012;

export const airDensityRange: Quantity = {
  name: 'the air density',
  unit: 'g/cc',
  least: 0.0004,
  most: 0.002,
};

/**
 * Load A: limited, then scaled. Which load the tables are looked up with is not documented.
 *
 * @returns min(load, limit) · scaling
 */
export const scaledLoad = ({ baseLoad, loadLimit, loadScaling }: LoadSteps): number =>
  Math.min(requireInRange(baseLoadRange, baseLoad), requireInRange(loadLimitRange, loadLimit)) *
  requireInRange(loadScalingRange, loadScaling);

/** Load corrected for density, the kind that OBD calls absolute: ρ · load / 0.0012. */
export const densityCorrectedLoad = (load: number, airDensity: number): number =>
  (requireInRange(airDensityRange, airDensity) * requireInRange(loadRange, load)) /
  referenceDensityGramsPerCc;
