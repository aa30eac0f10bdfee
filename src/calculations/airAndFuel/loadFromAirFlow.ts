import { displacementRange, engineSpeedRange } from './engineRanges';
import { airDensityRange } from './scaledLoad';
import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

/** The stock air meter ends at 213.6 g/s. */
export const airFlowRange: Quantity = { name: 'the air flow', unit: 'g/s', least: 0, most: 500 };

export interface AirFlow {
  /** Air mass flow, 0 to 500 g/s. */
  readonly airFlowGramsPerSecond: number;
  /** 1000 to 4000 cc. */
  readonly displacementCc: number;
  /** 0.0004 to 0.002 g/cc. */
  readonly airDensityGramsPerCc: number;
  /** 100 to 10 000 rpm. */
  readonly engineSpeedRpm: number;
}

/** A cylinder fills once in two turns, and a minute has 60 seconds. */
export const secondsPerCycleAtOneRpm = 120;

/**
 * Base load: the share of the cylinder filled at the current density, before limit and scaling.
 *
 * @returns 120 · ṁ / (V · ρ · N), a ratio; source: the earlier guide's formula page
 */
export const loadFromAirFlow = (air: AirFlow): number => {
  const flow = requireInRange(airFlowRange, air.airFlowGramsPerSecond);
  const displacement = requireInRange(displacementRange, air.displacementCc);
  const density = requireInRange(airDensityRange, air.airDensityGramsPerCc);
  const speed = requireInRange(engineSpeedRange, air.engineSpeedRpm);
  return (secondsPerCycleAtOneRpm * flow) / (displacement * density * speed);
};
