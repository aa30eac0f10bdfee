import type { Gearing } from '../pullCheck/gearOfPull';
import type { Curve } from '../stockTable/valueOnCurve';
import type { ScalingAxes, ScalingTable } from '../loadScaling/ScalingTable';
import type { GateName } from './gates';
import type { LogFilter } from './LogFilter';

/** By which load a row is laid on the axis of `Load Scaling`; which one the computer uses is unknown. */
export const loadPlacements = ['asLogged', 'densityUndone', 'fromAirFlow'] as const;
export type LoadPlacement = (typeof loadPlacements)[number];

/** The numbers of the gates; windows in seconds, never in rows. */
export interface GateThresholds {
  /** The engine runs from here on. */
  readonly runningRpm: number;
  /** Rows so soon after the engine began to turn are left out, s. */
  readonly afterStartSeconds: number;
  readonly warmFromCelsius: number;
  /** Rows so soon after a change of the loop are left out, s. */
  readonly afterLoopChangeSeconds: number;
  /** Rows so soon after a fuel cut are left out, s. */
  readonly afterFuelCutSeconds: number;
  /** How far the two gates of movement look back, s. */
  readonly windowSeconds: number;
  readonly pedalSpanPercent: number;
  readonly speedSpanRpm: number;
  readonly loadSpan: number;
  /** The purge valve counts as shut up to here. */
  readonly purgeMostPercent: number;
  /** Intake air above outside air, K. */
  readonly heatSoakKelvin: number;
  /** The pedal is on from here. */
  readonly pedalOnPercent: number;
  /** The car moves above this. */
  readonly movingAboveKmh: number;
}

/** When a cell may be trusted. */
export interface TrustLimits {
  readonly settledSeconds: number;
  readonly settledVisits: number;
  readonly settledErrorPercent: number;
  readonly thinSeconds: number;
  readonly thinVisits: number;
}

/** Where the computer listens for knock. */
export interface KnockListening {
  readonly leastRpm: number;
  readonly mostRpm: number;
  /** Load from which it listens, over rpm. */
  readonly leastLoad: Curve;
}

/** What the reader chose, and the numbers of the gates and of trust. Plain data: it may travel to a worker. */
export interface LogAnalysisOptions {
  /** The table in the car when the log was made. */
  readonly table: ScalingTable;
  readonly gates: Readonly<Record<GateName, boolean>>;
  readonly thresholds: GateThresholds;
  /** What the gate `own` asks of a row; null: nothing. */
  readonly filter: LogFilter | null;
  readonly binning: 'bilinear' | 'nearest';
  /** A weight below this is dropped, 0 to 1. */
  readonly minimumHitWeight: number;
  /** Share of the correction that is applied, 1 to 100 %. */
  readonly sharePercent: number;
  /** Seconds with which the old cell holds against the log, 0 to 60. */
  readonly resistanceSeconds: number;
  /** The most by which one flash changes a cell, 0.5 to 20 %; null for no cap. */
  readonly capPercent: number | null;
  /** Gaps between two settled cells get what stands between them. */
  readonly fillsGaps: boolean;
  /** Cells give way to their neighbours, each by its standard error at most. */
  readonly smooths: boolean;
  /** Cells that stay as they are: row × number of loads + column. */
  readonly lockedCells: readonly number[];
  readonly placement: LoadPlacement;
  /** 1000 to 4000 cc; null: the load from air flow cannot be had. */
  readonly displacementCc: number | null;
  /** Drives whose rows are not counted, by their place in `driveStarts`. */
  readonly drivesLeftOut: readonly number[];
  readonly trust: TrustLimits;
  /** The stock sensor ends at 0.78 and 1.379, a wideband controller at 0.68 and 1.5. */
  readonly lambdaSensor: 'stock' | 'wideband';
  /** How late lambda comes, 0 to 3 s; null: as measured in the log, or by the model when that is declined. */
  readonly lambdaDelaySeconds: number | null;
  /** Axes for knock, as those of `Spark Target`; null: those of the table. */
  readonly knockAxes: ScalingAxes | null;
  /** Null: unknown for this car, and said so. */
  readonly knockListening: KnockListening | null;
  /** `Load Limit` over rpm; null: unknown. */
  readonly loadLimit: Curve | null;
  /** Tells the gear from road speed; null: not chosen. */
  readonly gearing: Gearing | null;
}
