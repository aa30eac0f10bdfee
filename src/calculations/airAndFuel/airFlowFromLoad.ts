import { displacementRange, engineSpeedRange } from './engineRanges';
import { secondsPerCycleAtOneRpm } from './loadFromAirFlow';
import { requireInRange } from '../limits/requireInRange';
import { airDensityRange, loadRange } from './scaledLoad';

export interface FilledEngine {
  /** Share of the cylinder filled, 0 to 15. */
  readonly load: number;
  /** 1000 to 4000 cc. */
  readonly displacementCc: number;
  /** 0.0004 to 0.002 g/cc. */
  readonly airDensityGramsPerCc: number;
  /** 100 to 10 000 rpm. */
  readonly engineSpeedRpm: number;
}

/**
 * The air flow that belongs to a load; with load B it is the corrected air flow of the computer.
 *
 * @returns load · V · ρ · n / 120, g/s; source: the earlier guide's formula page
 */
export const airFlowFromLoad = (engine: FilledEngine): number =>
  (requireInRange(loadRange, engine.load) *
    requireInRange(displacementRange, engine.displacementCc) *
    requireInRange(airDensityRange, engine.airDensityGramsPerCc) *
    requireInRange(engineSpeedRange, engine.engineSpeedRpm)) /
  secondsPerCycleAtOneRpm;
