/** For every limit that "Read my log" can reach a made-up log that meets it, and what is said of it. */
import { analyseLog } from '@site/src/calculations/logAnalysis/analyseLog';
import type { LogAnalysis } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { mixtureNotices } from '@site/src/calculations/logAnalysis/mixtureNotices';
import { whyDropped } from '@site/src/calculations/logAnalysis/whyDropped';
import { readFilter } from '@site/src/calculations/logAnalysis/readFilter';
import { pullNotices } from '@site/src/calculations/logAnalysis/pullNotices';
import { presetGates } from '@site/src/calculations/logAnalysis/presets';
import type { LogAnalysisOptions } from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import { usualLogOptions } from '@site/src/calculations/logAnalysis/usualLogOptions';
import type { Notice } from '@site/src/calculations/limits/notice';
import { scalingTableOf } from '@site/src/calculations/loadScaling/readScalingTable';
import type { ScalingTable } from '@site/src/calculations/loadScaling/ScalingTable';
import type { LogRole } from '@site/src/calculations/logReading/LogRole';
import type { LogTable } from '@site/src/calculations/logReading/LogTable';
import { madeLog, type MadeLogOptions } from '@site/src/calculations/testing/madeLog';
import { type MyCar, noCar } from '@site/src/components/instruments/MyCar/car';
import { gearingOf } from '@site/src/components/instruments/MyCar/gearingFields';
import { emptyRoom } from '@site/src/components/instruments/ReadLog/logRoom';
import { comparisonNotices } from '@site/src/components/instruments/ReadLog/comparisonNotices';
import { instrument } from '@site/src/components/instruments/ReadLog/definition';
import { stockLibrary } from '@site/src/components/instruments/StockLibrary/library';
import type { LimitName } from '@site/src/data/limits';
import { workedStockTables } from '@site/src/data/workedStockTables';

/** What is said of a log: in sentences at gates and views, and in notices. */
interface SaidOfLog {
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly result: { readonly notices: readonly Notice[] };
}

const stock = workedStockTables.table('Load Scaling', 'LF9VEB');
if (stock.kind !== 'map') throw new Error('Load Scaling is a map.');
export const stockScaling: ScalingTable = scalingTableOf(stock);

/** How a case differs from the usual one. */
interface LogCase {
  readonly log?: Partial<MadeLogOptions>;
  readonly edit?: (table: LogTable) => LogTable;
  readonly options?: Partial<LogAnalysisOptions>;
  readonly texts?: Readonly<Record<string, string>>;
  readonly car?: Partial<MyCar>;
  /** The log that it is held against, as the one after it. */
  readonly after?: LogCase;
}

const sentencesOf = ({ gates, mixture, knock, placements, missing }: LogAnalysis) =>
  [
    ...gates.map(({ cannot }) => cannot),
    ...placements.map(({ cannot }) => cannot),
    ...missing.map(({ takesAway }) => takesAway),
    mixture.cannot,
    mixture.delay.declined,
    knock.cannot,
  ].filter((sentence) => sentence !== '');

export const analysed = ({ log, edit = (table) => table, options }: LogCase): LogAnalysis =>
  analyseLog(edit(madeLog({ seconds: 400, rowsPerSecond: 5, ...log }).table), {
    ...usualLogOptions(stockScaling),
    ...options,
  });

/** What the instrument makes of an analysis. */
export const evaluated = (analysis: LogAnalysis, texts: LogCase['texts'] = {}, car = noCar) =>
  instrument.evaluate(texts, {
    car,
    room: { ...emptyRoom, status: 'used', reading: 1, analysis: { key: '', value: analysis } },
    library: { status: 'there', value: stockLibrary },
  });

const said = (given: LogCase): SaidOfLog => {
  const analysis = analysed(given);
  const { result, errors } = evaluated(analysis, given.texts, { ...noCar, ...given.car });
  if (!result) throw new Error(JSON.stringify(errors));
  return {
    errors: Object.fromEntries(sentencesOf(analysis).map((text, place) => [place, text])),
    result: {
      notices: [
        ...result.notices,
        analysis.errorSource.notice,
        ...mixtureNotices(analysis.mixture),
        ...(given.after ? comparisonNotices(analysis, analysed(given.after)) : []),
        ...analysis.pulls.map(pullNotices).flatMap(({ engine, rows }) => [...engine, ...rows]),
        ...[...new Set(analysis.rejectedBy)].flatMap(
          (reason) => whyDropped(analysis, analysis.rejectedBy.indexOf(reason)) ?? [],
        ),
      ],
    },
  };
};

type MadeRole = MadeLogOptions['without'][number];
type Column = Exclude<LogRole, 'time'>;

/** Another column, made of the rows of all. */
const column =
  (role: Column, value: (row: number, table: LogTable) => number) =>
  (table: LogTable): LogTable => ({
    ...table,
    columns: {
      ...table.columns,
      [role]: Float32Array.from({ length: table.rowCount }, (_, row) => value(row, table)),
    },
  });

const at = (table: LogTable, role: Column, row: number): number =>
  table.columns[role]?.[row] ?? NaN;

/** Rows of full pedal before this one. */
const rowsIntoPull = (table: LogTable, row: number): number => {
  let before = 0;
  while (at(table, 'pedal', row - before - 1) === 100) before += 1;
  return before;
};

/** A column that differs in one stretch of each pull. */
const inPulls = (
  role: Column,
  [from, to]: readonly [number, number],
  value: (usual: number) => number,
) =>
  column(role, (row, table) => {
    const usual = at(table, role, row);
    if (at(table, 'pedal', row) !== 100) return usual;
    const into = rowsIntoPull(table, row);
    return into >= from && into < to ? value(usual) : usual;
  });

const grouped =
  (role: LogRole) =>
  (table: LogTable): LogTable => ({
    ...table,
    grouped: new Set([...table.grouped, role]),
  });

const without = (...roles: readonly MadeRole[]): LogCase => ({ log: { without: roles } });
const pulls: Partial<MadeLogOptions> = { pullShare: 0.3 };

/** Settles cells of a short or a scattered log. */
const easyTrust: LogAnalysisOptions['trust'] = {
  settledSeconds: 0.5,
  settledVisits: 1,
  settledErrorPercent: 100,
  thinSeconds: 0.2,
  thinVisits: 1,
};

/** Pulls of a car whose gears are known, and of a reader who may have another. */
const inGears = (id: string, car: Partial<MyCar> = {}): LogCase => ({
  log: pulls,
  options: { gearing: gearingOf(id, undefined, undefined, 1.936) },
  texts: { car: id },
  car,
});

const allGates = { ...presetGates('cruise'), purgeShut: true, heatSoak: true };

const cases: Readonly<Partial<Record<LimitName, LogCase>>> = {
  logAxisUnknown: {},
  loweredCells: { log: { seconds: 1200 } },
  logTrimsLearned: {},
  logTrimsNothingLearned: { edit: column('longTrim', () => 0) },
  logTrimsOfSum: { ...without('longTrim'), edit: column('totalTrim', () => 3) },
  logSupportsNoChange: { log: { truth: () => 0 } },
  logCauseNoData: { log: { seconds: 30 } },
  logCauseNoise: { log: { truth: () => 0, noisePercent: 0.2, seconds: 1200 } },
  logCauseGlobal: { log: { truth: () => 6, noisePercent: 0.3, seconds: 1200 } },
  logCauseAirMeter: {
    log: { truth: (load, rpm) => 6 * Math.sin((load * rpm) / 300), seconds: 2400 },
  },
  logCauseInjector: { log: { truth: (load) => 30 / (0.8 + 11 * load) - 6, seconds: 2400 } },
  logCauseScaling: { log: { seconds: 1200 } },
  logGateTooSlow: { log: { rowsPerSecond: 2 } },
  logGateEmpty: without('rpm'),
  logGateGrouped: { edit: grouped('pedal') },
  logGateNeeds: without('pedal'),
  logGateInDrives: {
    log: { drives: 2 },
    edit: (table) => ({ ...table, stepSeconds: Float64Array.from([0.2, 0.5]) }),
  },
  logKnockNeeds: without('knockRetard'),
  logNoEngineSpeed: without('rpm'),
  logNoTrims: without('shortTrim'),
  logNoLoad: without('load'),
  logTooSlow: { log: { rowsPerSecond: 2 } },
  logLoopUnknown: without('fuelSystem', 'lambdaTarget'),
  logLoopByTarget: without('fuelSystem'),
  logFailedSensor: { edit: column('fuelSystem', () => 16) },
  logHighDet: { edit: column('highDet', () => 1) },
  logColdUnknown: without('coolant'),
  logSumDiffers: { edit: column('totalTrim', () => 9) },
  logLongTrimAtEnd: { edit: column('longTrim', () => 20) },
  logLoadAtLimit: { options: { loadLimit: { at: [0], values: [0.4] } } },
  largeBlock: { log: { truth: () => 15, seconds: 1200 } },
  logSpreadLarge: {
    log: { noisePercent: 9, seconds: 1200 },
    options: { trust: easyTrust },
  },
  logCellsDrift: {
    log: { seconds: 1800 },
    edit: column('shortTrim', (row, table) => at(table, 'shortTrim', row) + (8 * row) / 9000),
  },
  logDrivesDisagree: {
    log: { seconds: 2400, drives: 2 },
    edit: column(
      'shortTrim',
      (row, table) => at(table, 'shortTrim', row) + (row < (table.driveStarts[1] ?? 0) ? 0 : 8),
    ),
  },
  logHighLoadStays: { log: { seconds: 1200, pullShare: 0.3 }, options: { trust: easyTrust } },
  capOff: { options: { capPercent: null } },
  logNeedsOwnTable: { log: { seconds: 1200 } },
  logTrimsHide: {
    log: { seconds: 1200 },
    edit: (table) =>
      column(
        'shortTrim',
        (row, made) => at(made, 'shortTrim', row) - 12,
      )(column('longTrim', () => 12)(table)),
  },
  logCellsApart: { log: { seconds: 1200, truth: () => 12 } },
  logGateOpen: { options: { gates: { ...presetGates('cruise'), closedLoop: false } } },
  logFullThrottleLean: { log: { seconds: 1200 }, edit: column('longTrim', () => 4) },
  logFullThrottleUnknown: { log: { seconds: 1200 }, edit: column('airFlow', () => 20) },
  logKnockEndsDay: { log: { ...pulls, knockEvents: 3 } },
  logPullsNotJudged: { log: { ...pulls, without: ['knockRetard'] } },
  scalingBeyondStock: {
    log: { seconds: 1200, truth: () => 4 },
    options: {
      table: { ...stockScaling, cells: stockScaling.cells.map((row) => row.map(() => 1.3)) },
    },
  },
  logKnockFound: { log: { ...pulls, knockEvents: 3 } },
  logKnockZoneUnknown: { options: { knockListening: null } },
  logTooLittle: { log: { seconds: 30 } },
  logTooShortToCheck: { log: { seconds: 59 }, options: { trust: easyTrust } },
  logPlacementNeeds: without('barometer'),
  logPlacementNeedsDisplacement: { options: { displacementCc: null } },
  logLacksEngineSpeed: without('rpm'),
  logLacksLoad: without('load'),
  logLacksShortTrim: without('shortTrim'),
  logLacksLongTrim: without('longTrim'),
  logLacksFuelSystem: without('fuelSystem'),
  logLacksCoolant: without('coolant'),
  logLacksPedal: without('pedal'),
  logLacksPulseWidth: without('pulseWidth'),
  logLacksAirFlow: without('airFlow'),
  logLacksBarometer: without('barometer'),
  logLacksIntakeAir: without('intakeAir'),
  logLacksKnock: without('knockRetard'),
  logLacksLambda: without('lambda'),
  logLacksLambdaTarget: without('lambdaTarget'),
  logLacksSpeed: without('speed'),
  logLacksAmbientAir: { ...without('ambientAir'), options: { gates: allGates } },
  logLacksPurge: { ...without('purge'), options: { gates: allGates } },
  logMixtureNeeds: without('lambda'),
  logMixtureStuck: { edit: column('lambda', () => 0.9) },
  logMixtureNoOpenLoop: { edit: column('fuelSystem', () => 2) },
  logMixtureByRows: { log: { ...pulls, seconds: 1200 } },
  logMixtureWithLearned: { log: { ...pulls, seconds: 1200 } },
  logMixtureLearnedUnknown: {
    log: { ...pulls, seconds: 1200, without: ['longTrim'] },
    edit: column('totalTrim', () => 3),
  },
  logDelayModelled: { log: { ...pulls, seconds: 1200, rowsPerSecond: 4 } },
  logDelayNeeds: without('lambda'),
  logDelayGrouped: { edit: grouped('lambda') },
  logDelayTooSlow: { log: { rowsPerSecond: 2 } },
  logDelayFewSteps: {},
  logDelayScatters: {
    log: { seconds: 1200, rowsPerSecond: 10, targetStepSeconds: 8, pullShare: 0, liftShare: 0 },
    // Every other step comes late.
    edit: column('lambda', (row, table) => {
      const isLate = Math.floor((table.timeSeconds[row] ?? 0) / 16) % 2 === 0;
      return at(table, 'lambdaTarget', Math.max(0, row - (isLate ? 9 : 2)));
    }),
  },
  logPullLean: {
    log: pulls,
    edit: column('lambda', (row, table) => at(table, 'lambdaTarget', row) + 0.06),
  },
  logPullLeanWhole: {
    log: pulls,
    edit: column('lambda', (row, table) => Math.max(0.95, at(table, 'lambdaTarget', row))),
  },
  logPullNeverRich: { log: pulls, edit: column('lambdaTarget', () => 0.99) },
  logPullLoadAtLimit: { log: pulls, options: { loadLimit: { at: [0], values: [0.4] } } },
  logPullDuty: {
    log: pulls,
    edit: column('pulseWidth', (row, table) => 2 * at(table, 'pulseWidth', row)),
  },
  pullLifted: { log: pulls, edit: inPulls('pedal', [12, 14], () => 40) },
  pullSlips: { log: pulls },
  pullFewRows: { log: { ...pulls, rowsPerSecond: 4 } },
  pullClockRepeats: {
    log: pulls,
    edit: (table) => ({
      ...table,
      timeSeconds: table.timeSeconds.map((seconds, row) =>
        rowsIntoPull(table, row) === 12 ? (table.timeSeconds[row - 1] ?? NaN) : seconds,
      ),
    }),
  },
  pullRowsRepeat: {
    log: { ...pulls, rowsPerSecond: 20 },
    edit: column('rpm', (row, table) => at(table, 'rpm', row - (row % 2))),
  },
  pullGap: {
    log: { ...pulls, rowsPerSecond: 10 },
    edit: column('rpm', (row, table) =>
      [20, 21, 22].includes(rowsIntoPull(table, row)) ? NaN : at(table, 'rpm', row),
    ),
  },
  pullSpeedFalls: {
    log: { ...pulls, rowsPerSecond: 10 },
    edit: inPulls('rpm', [20, 24], (rpm) => rpm - 400),
  },
  pullLeaps: { log: pulls, edit: inPulls('rpm', [12, 13], (rpm) => rpm + 2500) },
  pullThrottleHeld: { log: pulls, edit: column('throttle', () => 50) },
  pullCoolantEndsSession: { log: pulls, edit: column('coolant', () => 106) },
  pullIntakeAirEndsSession: { log: pulls, edit: column('intakeAir', () => 51) },
  pullKnocks: { log: { ...pulls, knockEvents: 3 } },
  pullCold: { log: { ...pulls, startCoolantC: 40 } },
  pullHotCoolant: { log: pulls, edit: column('coolant', () => 101) },
  pullGearUnclear: {
    log: pulls,
    options: { gearing: { gearRatios: [2], finalDrive: 4.1, circumferenceMetres: 1.936 } },
  },
  pullGearLoose: {
    log: pulls,
    options: { gearing: { gearRatios: [1.092], finalDrive: 4.1, circumferenceMetres: 1.936 } },
  },
  pullAutomatic: inGears('nc2-us-20-6at'),
  gearsOfCarUnknown: inGears('nc1-us-20-5mt', {
    generation: 'NC2',
    engine: '2.0',
    gearbox: '6MT',
    market: 'Australia',
  }),
  gearsOfCarSeveral: inGears('nc2-uk-20-6mt', {
    generation: 'NC2',
    engine: '2.0',
    gearbox: '6MT',
  }),
  pullHotIntakeAir: { log: pulls, edit: column('intakeAir', () => 41) },
  logCompareAxes: {
    after: {
      options: {
        table: { ...stockScaling, loads: stockScaling.loads.map((load) => 1.1 * load) },
      },
    },
  },
  logComparePlacement: { after: { options: { placement: 'densityUndone' } } },
  logCompareSameTable: { after: {} },
  logCompareSettings: { after: { options: { gates: presetGates('withIdle') } } },
  logRowUnreadable: {
    edit: column('rpm', (row, table) => (row === 500 ? 12000 : at(table, 'rpm', row))),
  },
  logRowNotRunning: { log: { clockStartSeconds: 0 } },
  logRowCold: { log: { startCoolantC: 40 } },
  logRowOpenLoop: { log: pulls },
  logRowFuelCut: { log: { liftShare: 0.4 } },
  logRowPedalMoves: {},
  logRowEngineMoves: {},
  logRowOutside: { edit: column('load', () => 1.5) },
  logRowPurge: { edit: column('purge', () => 20), options: { gates: allGates } },
  logRowHeatSoak: { edit: column('intakeAir', () => 60), options: { gates: allGates } },
  logRowPedalOff: {},
  logRowStands: { edit: column('speed', () => 0) },
  logRowOwnFilter: { options: { filter: readFilter('RPM < 1000', null) } },
  logFilterEmpty: { options: { filter: readFilter('SWITCH_X = 0', null) } },
  logRowLeftOut: { log: { drives: 2 }, options: { drivesLeftOut: [0] } },
  scalingOfAnother: { texts: { calibration: 'LFG2EK' } },
};

export const readLogCases = (): Readonly<Partial<Record<LimitName, () => SaidOfLog>>> =>
  Object.fromEntries(Object.entries(cases).map(([name, given]) => [name, () => said(given)]));
