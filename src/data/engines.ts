/**
 * The engines of the NC by market and gearbox, and three donors of the 2.5.
 *
 * Sizes and valve timing are the maker's, power and torque the press's and the maker's, limits and
 * pulse constants those of factory images. Injector flow is computed from those constants.
 */
import { checkedAtBuild } from './checkedAtBuild';
import type { HowSure, ThrottleCut } from './drivetrain';
import file from './engines.json';

/** Degrees of the crank; two numbers where the cam moves. */
interface ValveTiming {
  /** Before top dead centre. */
  readonly intakeOpensBtdc: readonly number[];
  /** After bottom dead centre. */
  readonly intakeClosesAbdc: readonly number[];
  readonly exhaustOpensBbdc: number;
  readonly exhaustClosesAtdc: number;
}

export interface Engine {
  /** `lf-us-nc1-mt`; the row's address is `#engine-<id>`. */
  readonly id: string;
  /** Null in donors of a swap. */
  readonly generation: 'NC1' | 'NC2/NC3' | null;
  readonly market: 'UK and Europe' | 'USA' | 'Japan' | 'Australia';
  readonly code: 'L8-VE' | 'LF-VE' | 'L5-VE';
  /** The donor car, in donors only. */
  readonly car: string | null;
  readonly gearboxes: readonly string[];
  readonly displacementCc: number;
  readonly boreMm: number;
  readonly strokeMm: number;
  readonly compressionRatio: number;
  readonly valveTiming: ValveTiming | null;
  readonly camPhasing: string;
  readonly powerPs: number;
  readonly powerKw: number;
  /** Null: the source gives none. */
  readonly powerRpm: number | null;
  readonly torqueNm: number;
  readonly torqueRpm: number | null;
  readonly redlineRpm: number | null;
  readonly fuelCutRpm: number | null;
  readonly throttleCutRpm: ThrottleCut | null;
  /** cc/min of petrol at the rail pressure. Null in donors: no source gives theirs. */
  readonly injectorCcMin: number | null;
  /** Inferred from the injector table. */
  readonly railPressureKpa: number | null;
  /** Published range, kPa. */
  readonly railPressureRangeKpa: readonly number[];
  /** `IPW Base`, ms. */
  readonly basePulseMs: number | null;
  /** `Injector Scaling - Global Multiplier`. */
  readonly pulseFactor: number | null;
  readonly sure: HowSure;
  /** Keys of `sources.ts`. */
  readonly sources: readonly string[];
  readonly note: string | null;
}

/** All 16: two of the 1.8, eleven of the 2.0, three donors of the 2.5. */
export const engines = checkedAtBuild<readonly Engine[]>(file);
