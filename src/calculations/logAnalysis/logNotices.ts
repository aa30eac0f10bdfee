import type { LimitName } from '@site/src/data/limits';
import { notice, type Notice } from '../limits/notice';
import type { LogTable } from '../logReading/LogTable';
import { isWithFailedSensor } from './closedLoop';
import { driveRanges } from './driveRanges';
import { fullThrottleNotices } from './fullThrottleNotices';
import { slowestStepSeconds } from './gateConditions';
import { isAtLimit } from './isAtLimit';
import { openGates } from './openGates';
import {
  type CellChange,
  driveLeftOut,
  type GateCount,
  type KeptFor,
  type KnockReport,
  type LogPull,
  type PlacementReport,
  type SelfCheck,
  type TrimCell,
  type TrimTable,
} from './LogAnalysis';
import type { LoadPlacement, LogAnalysisOptions } from './LogAnalysisOptions';
import { knockEndsDay } from './knockEndsDay';
import { type PlacedLoad } from './placedLoad';
import { pullsNotJudged } from './pullsNotJudged';
import { placementLack } from './placementReports';
import { counted, printedNumber, signedNumber } from './printedNumber';
import type { TotalTrim } from './totalTrim';
import { trimNotices } from './trimNotices';

const longTrimNearEndPercent = 18.5;
/** Steps of the trims apart, steady driving spreads by one or two points. */
const largeSpreadPoints = 5;
const differingSumShare = 0.01;

const placedWords: Readonly<Record<LoadPlacement, string>> = {
  asLogged: 'as logged',
  densityUndone: 'with the density of the logged load undone',
  fromAirFlow: 'by the load from the air flow',
};

/** What was found before the notices are worded. */
export interface NoticeMaterial {
  readonly table: LogTable;
  readonly options: LogAnalysisOptions;
  readonly trim: TotalTrim | null;
  readonly placed: PlacedLoad;
  readonly seconds: Float64Array;
  readonly rejectedBy: Uint8Array;
  readonly secondsUsed: number;
  readonly trimTable: TrimTable;
  readonly selfCheck: SelfCheck;
  readonly changes: readonly CellChange[];
  readonly placements: readonly PlacementReport[];
  readonly knock: KnockReport;
  readonly gates: readonly GateCount[];
  readonly pulls: readonly LogPull[];
}

const when = (
  holds: boolean,
  name: LimitName,
  values: () => Readonly<Record<string, string>> = () => ({}),
): readonly Notice[] => (holds ? [notice(name, values())] : []);

/** Without these there is no table. */
const refusals = ({ table, trim, placed }: NoticeMaterial): readonly Notice[] => [
  ...when(!table.columns.rpm, 'logNoEngineSpeed'),
  ...when(!trim, 'logNoTrims'),
  ...when(!placed.loads, 'logNoLoad', () => ({
    lacking: placementLack(placed).replace(/\.$/, '').replace(/^The/, 'the'),
  })),
];

/** What the gates could not see. */
const blindGates = ({ table, trim, options }: NoticeMaterial): readonly Notice[] => {
  const { fuelSystem, lambdaTarget, coolant } = table.columns;
  const drives = driveRanges(table).filter(({ drive }) => !options.drivesLeftOut.includes(drive));
  const slow = drives.filter(({ stepSeconds }) => stepSeconds > slowestStepSeconds).length;
  const differs = trim?.sumDiffers ?? 0;
  return [
    ...when(slow > 0, 'logTooSlow', () => ({
      drives: drives.length === 1 ? 'This log runs' : `${slow} of ${drives.length} drives run`,
    })),
    ...when(!fuelSystem && !lambdaTarget, 'logLoopUnknown'),
    ...when(!fuelSystem && lambdaTarget !== undefined, 'logLoopByTarget'),
    ...when(!coolant, 'logColdUnknown'),
    ...when(differs > differingSumShare, 'logSumDiffers', () => ({
      percent: printedNumber(100 * differs, 0),
    })),
  ];
};

/** The long-term trim at its end, in rows of a running engine. */
const longTrimAtEnd = (material: NoticeMaterial): readonly Notice[] => {
  const { table, seconds, options, rejectedBy } = material;
  const { longTrim, rpm } = table.columns;
  if (!longTrim || !rpm) return [];
  let [time, worst] = [0, 0];
  for (let row = 0; row < table.rowCount; row += 1) {
    const value = longTrim[row] ?? NaN;
    const counts =
      rejectedBy[row] !== driveLeftOut && (rpm[row] ?? 0) >= options.thresholds.runningRpm;
    if (!counts || !(Math.abs(value) >= longTrimNearEndPercent)) continue;
    time += seconds[row] ?? 0;
    if (Math.abs(value) > Math.abs(worst)) worst = value;
  }
  return when(time > 0, 'logLongTrimAtEnd', () => ({
    value: signedNumber(worst),
    seconds: printedNumber(time, 0),
  }));
};

/** Trims of a computer that runs without one of its sensors. */
const failedSensor = ({ table, seconds, rejectedBy }: NoticeMaterial): readonly Notice[] => {
  const { fuelSystem } = table.columns;
  if (!fuelSystem) return [];
  let time = 0;
  for (let row = 0; row < table.rowCount; row += 1)
    if (rejectedBy[row] === 0 && isWithFailedSensor(fuelSystem[row] ?? NaN))
      time += seconds[row] ?? 0;
  return when(time > 0, 'logFailedSensor', () => ({ seconds: printedNumber(time) }));
};

/** The computer ran on its safety maps, in whichever rows of a drive that counts. */
const onSafetyMaps = ({ table, rejectedBy }: NoticeMaterial): readonly Notice[] => {
  const { highDet } = table.columns;
  return when(
    highDet?.some((state, row) => state === 1 && rejectedBy[row] !== driveLeftOut) ?? false,
    'logHighDet',
  );
};

const loadAtLimit = ({
  table,
  seconds,
  options,
  rejectedBy,
}: NoticeMaterial): readonly Notice[] => {
  const { load, rpm } = table.columns;
  const { loadLimit } = options;
  if (!load || !rpm || !loadLimit) return [];
  let time = 0;
  for (let row = 0; row < table.rowCount; row += 1) {
    const [filling, turns] = [load[row] ?? NaN, rpm[row] ?? NaN];
    if (rejectedBy[row] !== driveLeftOut && isAtLimit(loadLimit, filling, turns))
      time += seconds[row] ?? 0;
  }
  return when(time > 0, 'logLoadAtLimit', () => ({ seconds: printedNumber(time) }));
};

/** Cells at high load stay by another rule, which is told by itself. */
const isKeptFor =
  (...reasons: readonly KeptFor[]) =>
  ({ keptFor, staysAtHighLoad }: TrimCell): boolean =>
    !staysAtHighLoad && reasons.some((reason) => keptFor?.includes(reason));

const ofCells = ({ trimTable, changes, options }: NoticeMaterial): readonly Notice[] => {
  const cells = trimTable.cells.flat();
  const settled = cells.filter(({ trust }) => trust === 'settled');
  const cellsWith = (
    name: LimitName,
    among: readonly TrimCell[],
    holds: (cell: TrimCell) => boolean,
    others: Readonly<Record<string, string>> = {},
  ): readonly Notice[] => {
    const { length } = among.filter(holds);
    return when(length > 0, name, () => ({ count: counted(length, 'cell'), ...others }));
  };
  const large = (row: number, column: number): boolean => {
    const cell = trimTable.cells[row]?.[column];
    return cell?.keptFor?.includes('large') ?? false;
  };
  const isBlock = trimTable.cells.some((line, row) =>
    line.some(
      (_, column) => large(row, column) && (large(row + 1, column) || large(row, column + 1)),
    ),
  );
  const lowered = changes.filter(({ changePercent }) => changePercent < 0).length;
  const most = changes.reduce((sum, each) => Math.max(sum, Math.abs(each.changePercent)), 0);
  return [
    ...when(isBlock, 'largeBlock'),
    ...cellsWith(
      'logSpreadLarge',
      settled,
      ({ spreadPercent }) => spreadPercent > largeSpreadPoints,
      { points: String(largeSpreadPoints) },
    ),
    ...cellsWith('logCellsDrift', settled, ({ drifts }) => drifts),
    ...cellsWith(
      'logDrivesDisagree',
      settled,
      ({ drivesDisagree, staysAtHighLoad }) => drivesDisagree && !staysAtHighLoad,
    ),
    ...cellsWith('logTrimsHide', settled, isKeptFor('long-term-trim', 'contradiction')),
    ...cellsWith('logCellsApart', settled, isKeptFor('large', 'outlier', 'sign-flip')),
    ...cellsWith('logHighLoadStays', settled, ({ staysAtHighLoad }) => staysAtHighLoad),
    ...when(options.capPercent === null, 'capOff', () => ({ most: printedNumber(most) })),
    ...cellsWith('scalingBeyondStock', cells, ({ isBeyondStock }) => isBeyondStock),
    ...when(lowered > 0, 'loweredCells', () => ({ count: counted(lowered, 'cell') })),
  ];
};

const ofAxis = ({ placements, options }: NoticeMaterial): readonly Notice[] => {
  const others = placements.filter(
    ({ placement, secondsMoved }) => placement !== 'asLogged' && !Number.isNaN(secondsMoved),
  );
  const moved =
    others.length > 0
      ? others
          .map(
            ({ placement, secondsMoved }) =>
              `${placedWords[placement]} ${printedNumber(secondsMoved, 0)} s lie in another cell than as logged`,
          )
          .join(', and ')
      : 'what another placement would change cannot be had with the columns of this log';
  return [notice('logAxisUnknown', { placed: placedWords[options.placement], moved })];
};

const ofSelfCheck = ({ selfCheck, changes }: NoticeMaterial): readonly Notice[] => {
  const { supportsChange, heldBackRmsBefore: before, heldBackRmsAfter: after } = selfCheck;
  if (supportsChange || changes.length === 0) return [];
  if (Number.isNaN(before)) return [notice('logTooShortToCheck')];
  const values = { before: printedNumber(before, 2), after: printedNumber(after, 2) };
  return [notice('logSupportsNoChange', values)];
};

const ofKnock = ({ table, knock, options }: NoticeMaterial): readonly Notice[] => {
  const most = knock.events.reduce((high, each) => Math.max(high, each.retardDegrees), 0);
  return [
    ...when(knockEndsDay(knock, table), 'logKnockEndsDay'),
    ...when(knock.events.length > 0, 'logKnockFound', () => ({
      count: counted(knock.events.length, 'event'),
      degrees: printedNumber(most, 2),
    })),
    ...when(knock.cannot === '' && !options.knockListening, 'logKnockZoneUnknown'),
  ];
};

/** What stands before the numbers, refusals first. */
export const logNotices = (material: NoticeMaterial): readonly Notice[] => {
  const refused = refusals(material);
  const { table, options, trimTable, secondsUsed } = material;
  const isSettled = trimTable.cells.flat().some(({ trust }) => trust === 'settled');
  const safetyMaps = onSafetyMaps(material);
  const pulls = pullsNotJudged(table, material.pulls);
  if (refused.length > 0) return [...refused, ...safetyMaps, ...ofKnock(material), ...pulls];
  return [
    ...safetyMaps,
    ...when(!isSettled, 'logTooLittle', () => ({ seconds: printedNumber(secondsUsed, 0) })),
    ...failedSensor(material),
    ...longTrimAtEnd(material),
    ...openGates(material.gates, table.driveStarts.length - options.drivesLeftOut.length),
    ...blindGates(material),
    ...ofSelfCheck(material),
    ...ofCells(material),
    ...loadAtLimit(material),
    ...trimNotices(table, material.rejectedBy),
    ...(material.changes.length > 0 ? fullThrottleNotices(material) : []),
    ...ofAxis(material),
    ...ofKnock(material),
    ...pulls,
  ];
};
