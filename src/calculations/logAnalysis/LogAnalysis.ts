/** What the rows of a log say about `Load Scaling`; everything that "Read my log" shows. */
import type { Notice } from '../limits/notice';
import type { LogRole } from '../logReading/LogRole';
import type { PullFinding } from '../pullCheck/ratePull';
import type { GateName } from './gates';
import type { LoadPlacement, LogAnalysisOptions } from './LogAnalysisOptions';
import type { LoggedGear } from './loggedGear';

export interface GateCount {
  readonly gate: GateName;
  readonly isOn: boolean;
  /** Why the gate cannot work with this log, or with some of its drives; or ''. */
  readonly cannot: string;
  /** Drives that give rows although the gate cannot work in them. */
  readonly blindDrives: readonly number[];
  readonly rowsOut: number;
}

/** Cell of the reader's axes: settled = may move the table, thin = shown only, empty = no data. */
export type Trust = 'settled' | 'thin' | 'empty';

/** What the rows say of one cell, whether trims or mixture. */
export interface CellSums {
  readonly trust: Trust;
  /** Seconds that carry weight in the cell. */
  readonly seconds: number;
  /** Runs in the cell more than 2 s apart. */
  readonly visits: number;
  /** Mean of what is corrected, %; NaN without data. */
  readonly meanPercent: number;
  readonly medianPercent: number;
  /** Mean without rows further from the median than three times the usual distance. */
  readonly robustMeanPercent: number;
  /** Weighted standard deviation, %. */
  readonly spreadPercent: number;
  /** Spread / √visits; NaN without visits. */
  readonly standardErrorPercent: number;
  /** First third against last third differ by more than 2 points. */
  readonly drifts: boolean;
  /** Two drives differ by more than 3 points. */
  readonly drivesDisagree: boolean;
}

/**
 * Why a settled cell stays although its rows agree. `large`: it asks for 10 % or more. `outlier`: its neighbours
 * agree on something else. `sign-flip`: a neighbour says the opposite. `long-term-trim`: that alone is beyond
 * 10 %. `contradiction`: both trims are not small and hide each other.
 */
export type KeptFor = 'large' | 'outlier' | 'sign-flip' | 'long-term-trim' | 'contradiction';

/** What a cell is corrected by, before share, resistance and cap. */
export interface CellCorrection {
  readonly percent: number;
  /** The seconds that hold against the resistance. */
  readonly seconds: number;
  /** Read between two settled cells: the cell has no say of its own. */
  readonly isFilled: boolean;
}

export interface TrimCell extends CellSums {
  readonly oldValue: number;
  /** The very number of `oldValue` where nothing changes. */
  readonly newValue: number;
  readonly isCapped: boolean;
  readonly isLocked: boolean;
  /** Settled at load 0.8 and above, where a cell stays whatever its trims are. */
  readonly staysAtHighLoad: boolean;
  /** Where filling or smoothing made it another correction than its own mean. */
  readonly adjusted?: CellCorrection;
  /** Left out where nothing holds the cell. */
  readonly keptFor?: readonly KeptFor[];
  /** The new value lies outside what the stock files hold. */
  readonly isBeyondStock: boolean;
}

export interface TrimTable {
  /** Column axis. */
  readonly loads: readonly number[];
  /** Row axis. */
  readonly rpms: readonly number[];
  /** By row, then by column. */
  readonly cells: readonly (readonly TrimCell[])[];
}

/**
 * Residual trim before and after, %, on the rows used and on the minutes held back; NaN without rows. Rows of
 * which no cell can move are not among them.
 */
export interface SelfCheck {
  readonly usedSeconds: number;
  readonly usedRmsBefore: number;
  readonly usedRmsAfter: number;
  /** Share of the seconds within ±5 %, 0 to 1. */
  readonly usedWithinBefore: number;
  readonly usedWithinAfter: number;
  readonly heldBackRmsBefore: number;
  readonly heldBackRmsAfter: number;
  readonly heldBackWithinBefore: number;
  readonly heldBackWithinAfter: number;
  readonly heldBackSeconds: number;
  /** False: "this log does not support a change". */
  readonly supportsChange: boolean;
}

/** One line of the list to type in. */
export interface CellChange {
  readonly row: number;
  readonly column: number;
  readonly rpm: number;
  readonly load: number;
  readonly oldValue: number;
  readonly newValue: number;
  readonly changePercent: number;
}

export type ErrorSourceVerdict =
  'noData' | 'withinNoise' | 'airMeter' | 'injector' | 'global' | 'loadScaling';

/** Mean trims where the computer learns one long-term trim. */
export interface LongTrimZone {
  readonly fromGramsPerSecond: number;
  readonly toGramsPerSecond: number;
  readonly seconds: number;
  /** Both trims together. */
  readonly meanPercent: number;
  /** The long-term trim alone; NaN where it was not logged. */
  readonly longTrimPercent: number;
}

/** A straight line of the trim over something. */
export interface TrimTrend {
  /** Points for one unit of what it is held against. */
  readonly slope: number;
  /** From the lowest to the highest that was seen. */
  readonly from: number;
  readonly to: number;
  /** Share of the variance of the trim, 0 to 1. */
  readonly explained: number;
}

/** Air meter, injectors, one number everywhere, or the table: asked before any new value. */
export interface ErrorSource {
  readonly verdict: ErrorSourceVerdict;
  readonly notice: Notice;
  /** Shares of the variance of the trim, 0 to 1; NaN where the column was not logged. */
  readonly byAirFlow: number;
  readonly byPulseWidth: number;
  readonly byCells: number;
  /** From this share of `byCells` on the air flow or the pulse width alone is the explanation. */
  readonly limitShare: number;
  /** One number everywhere, %. */
  readonly meanPercent: number;
  /** Spread of the cell means around that one number, %. */
  readonly cellSpreadPercent: number;
  readonly longTrimZones: readonly LongTrimZone[];
  /** Per K. */
  readonly overIntakeAir: TrimTrend | null;
  /** Per minute since the start of the drive. */
  readonly overTime: TrimTrend | null;
}

/** Mean air of the rows used, by their seconds, from which a placement works out the density. */
export interface MeanAir {
  readonly barometerKpa: number;
  readonly coolantCelsius: number;
  readonly intakeAirCelsius: number;
  /** Of these means, g/cc. */
  readonly density: number;
}

/** One way to lay the rows on the load axis. */
export interface PlacementReport {
  readonly placement: LoadPlacement;
  /** Why it cannot be had with this log; or ''. */
  readonly cannot: string;
  /** Seconds used rows whose nearest cell is another than as logged; NaN where it cannot be had. */
  readonly secondsMoved: number;
  /** Mean of this load over the logged one; NaN where it cannot be had. */
  readonly meanRatio: number;
  /** Where the placement asks for a density. */
  readonly air?: MeanAir;
}

/** How late lambda comes. */
export interface LambdaDelay {
  /** What the table below was computed with, s; NaN where the model gives each row its own. */
  readonly usedSeconds: number;
  readonly usedFrom: 'chosen' | 'measured' | 'model';
  /** Median time to half of the settled change; null when declined. */
  readonly measuredSeconds: number | null;
  /** Half the distance between the quartiles, s. */
  readonly uncertaintySeconds: number | null;
  /** r of lambda and its target at the delay that was measured; NaN when declined. Proves nothing alone. */
  readonly measuredCorrelation: number;
  /** The same at the delay that is used; NaN where the model gives each row its own. */
  readonly usedCorrelation: number;
  /** Steps that were measured. */
  readonly steps: number;
  /** Steps of the target that were seen and not used. */
  readonly stepsLeftOut: number;
  /** Why nothing was measured, a sentence; or ''. */
  readonly declined: string;
}

export interface MixtureCell extends CellSums {
  /** Means in seconds; NaN without data. */
  readonly measuredLambda: number;
  readonly commandedLambda: number;
  /** The part of the mean error that is the long-term trim, %; 0 where it was not logged. */
  readonly longTrimPercent: number;
  readonly oldValue: number;
  /** What the whole correction would make of the cell; no share, no cap. NaN unless settled, and where it falls. */
  readonly wouldBe: number;
}

/** Commanded against measured lambda; never mixed with the trims. */
export interface MixtureReport {
  /** Why there is no table, a sentence; or ''. */
  readonly cannot: string;
  readonly delay: LambdaDelay;
  readonly rowsUsed: number;
  readonly secondsUsed: number;
  /** Rows left out because lambda or its target was outside what the sensor measures. */
  readonly rowsRailed: number;
  readonly longTrimKnown: boolean;
  readonly cells: readonly (readonly MixtureCell[])[];
}

/** A pull; `printPullRows` hands its rows to the pull check. */
export interface LogPull {
  readonly drive: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly startSeconds: number;
  readonly seconds: number;
  readonly startRpm: number;
  readonly endRpm: number;
  readonly rowsPerSecond: number;
  readonly gear: LoggedGear;
  readonly findings: readonly PullFinding[];
  /** What this log adds: lambda against its target, load at its limit, duty. */
  readonly notices: readonly Notice[];
  readonly isSpoilt: boolean;
}

export interface KnockEvent {
  readonly drive: number;
  readonly row: number;
  readonly timeSeconds: number;
  readonly rpm: number;
  readonly load: number;
  readonly coolantCelsius: number;
  readonly intakeAirCelsius: number;
  readonly gear: LoggedGear;
  /** Whether `HIDET_SW` stood at 1; null where it was not logged. */
  readonly isHighDet: boolean | null;
  /** After the rise, ° . */
  readonly retardDegrees: number;
  readonly riseDegrees: number;
  /** Null where the zone is not known. */
  readonly isListening: boolean | null;
}

export interface KnockCell {
  readonly events: number;
  /** Seconds looked at while the engine ran. */
  readonly seconds: number;
  readonly perMinute: number;
  readonly mostDegrees: number;
  /** Drives with events here; from 2 on it is no chance. */
  readonly drives: number;
  /** Whether the computer listens at the breakpoint; null where that is not known. */
  readonly isListening: boolean | null;
}

export interface KnockReport {
  readonly cannot: string;
  readonly loads: readonly number[];
  readonly rpms: readonly number[];
  readonly cells: readonly (readonly KnockCell[])[];
  readonly events: readonly KnockEvent[];
  /** Seconds within the zones where the computer listens, and outside; NaN where that is not known. */
  readonly secondsListening: number;
  readonly secondsDeaf: number;
}

export type LogEventKind = 'pull' | 'knock' | 'fuelCut' | 'openLoop';

/** Something to jump to, in order of time. */
export interface LogEvent {
  readonly kind: LogEventKind;
  readonly drive: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly timeSeconds: number;
  readonly rpm: number;
  /** Degrees of a knock event, seconds of the others. */
  readonly amount: number;
  /** Of pulls and knock alone. */
  readonly gear?: LoggedGear;
}

/** A column whose lack takes something away. */
export interface MissingColumn {
  readonly role: LogRole;
  /** Name in RomDrop's logging file. */
  readonly name: string;
  /** What cannot be had without it. */
  readonly takesAway: string;
  /** The exact lines for `logcfg.txt`. */
  readonly lines: string;
}

/** One drive of the log. */
export interface DriveSummary {
  readonly drive: number;
  readonly file: number;
  readonly firstRow: number;
  readonly rows: number;
  readonly seconds: number;
  readonly rowsPerSecond: number;
  readonly secondsUsed: number;
  readonly isLeftOut: boolean;
}

export interface LogAnalysis {
  /** What it was computed with. */
  readonly options: LogAnalysisOptions;
  readonly rowCount: number;
  readonly seconds: number;
  readonly drives: readonly DriveSummary[];
  readonly gates: readonly GateCount[];
  /** For each row 0 if it was used, else 1 + the place of its gate in `gateNames`, or `driveLeftOut`. */
  readonly rejectedBy: Uint8Array;
  readonly rowsUsed: number;
  readonly secondsUsed: number;
  readonly table: TrimTable;
  readonly selfCheck: SelfCheck;
  readonly changes: readonly CellChange[];
  readonly errorSource: ErrorSource;
  readonly placements: readonly PlacementReport[];
  readonly mixture: MixtureReport;
  readonly pulls: readonly LogPull[];
  readonly knock: KnockReport;
  readonly events: readonly LogEvent[];
  readonly missing: readonly MissingColumn[];
  /** What stands before the numbers, refusals first. */
  readonly notices: readonly Notice[];
}

/** In `rejectedBy`: the reader left out the whole drive. */
export const driveLeftOut = 255;
