import type { Notice } from '@site/src/calculations/limits/notice';
import type { PullComparison } from '@site/src/calculations/pullCheck/comparePulls';
import type { Pull } from '@site/src/calculations/pullCheck/findPulls';
import type { PullMeasures } from '@site/src/calculations/pullCheck/pullMeasures';
import type { PullPower } from '@site/src/calculations/pullCheck/pullPower';
import type { PowerUnits } from '@site/src/calculations/pullCheck/powerUnits';
import type { InstrumentResult } from '../kit/evaluate';
import type { ShownLog } from './logReport';

/** A pull that was chosen, and what can be said of it. */
export interface JudgedPull {
  readonly pull: Pull;
  readonly measures: PullMeasures;
  /** What speaks against it, what spoils it first. */
  readonly notices: readonly Notice[];
  /** Nothing may be drawn from it. */
  readonly isSpoilt: boolean;
  /** The gear that the power is computed with; undefined while nobody knows it. */
  readonly gear: number | undefined;
  /** Undefined while the gear is not known, and for a pull of which nothing may be drawn. */
  readonly power: PullPower | undefined;
}

/** One log of the case. */
export interface JudgedLog {
  readonly name: string;
  readonly log: ShownLog;
  readonly judged: JudgedPull | undefined;
}

export interface PullResult extends InstrumentResult {
  readonly logs: readonly JudgedLog[];
  /** Only of two pulls. */
  readonly comparison: PullComparison | undefined;
  /** Whose gearing the power is computed with: `NC1 USA 2.0 6MT`. */
  readonly gearingOf: string;
  readonly units: PowerUnits;
  /** The logs are those of the worked case. */
  readonly isMadeUp: boolean;
}
