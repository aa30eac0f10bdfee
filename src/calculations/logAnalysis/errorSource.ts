import { notice, type Notice } from '../limits/notice';
import { airFlowReader } from './airFlowReader';
import type { RowValues } from './cellMeans';
import { explainedByGroups, explainedByLine, type WeightedValues } from './explainedVariance';
import type { CellSums, ErrorSource, ErrorSourceVerdict, LongTrimZone } from './LogAnalysis';
import type { LogAnalysisOptions } from './LogAnalysisOptions';
import { nearestCell } from './nearestCell';
import { printedNumber, signedNumber } from './printedNumber';
import type { RowPlaces } from './selfCheck';

/** From this share of what the cells explain, the air flow or the pulse alone is the explanation. */
const limitShare = 0.8;

/** The air flow is cut into steps of this width. */
const airFlowStepGramsPerSecond = 5;

/** Where the stock computer learns one long-term trim each, g/s. */
const longTrimZoneEnds = [0, 5.7, 15, 30, 200] as const;

/** Less says nothing of causes. */
const leastSeconds = 30;

/** Cells so near to zero, rms, are left as they are. */
const noisePoints = 1.5;

const global = { leastPercent: 2, mostSpreadPoints: 1, mostSpreadShare: 0.25 };

/** A number of each row that counts, by its place among them. */
type OfRows = (place: number) => number;

const zones = (
  { count, value, weight }: WeightedValues,
  flow: OfRows,
  longTrim: OfRows,
): readonly LongTrimZone[] =>
  longTrimZoneEnds.slice(1).map((to, zone) => {
    const from = longTrimZoneEnds[zone] ?? 0;
    let [seconds, sum, learnedSeconds, learnedSum] = [0, 0, 0, 0];
    for (let i = 0; i < count; i += 1) {
      const each = flow(i);
      if (!(each >= from && each < to)) continue;
      seconds += weight(i);
      sum += weight(i) * value(i);
      const learned = longTrim(i);
      if (Number.isNaN(learned)) continue;
      learnedSeconds += weight(i);
      learnedSum += weight(i) * learned;
    }
    return {
      fromGramsPerSecond: from,
      toGramsPerSecond: to,
      seconds,
      meanPercent: seconds > 0 ? sum / seconds : NaN,
      longTrimPercent: learnedSeconds > 0 ? learnedSum / learnedSeconds : NaN,
    };
  });

/** The group of each row, in two bytes; −1 for none. */
const groupsOf = (count: number, groupOf: OfRows): Int16Array => {
  const groups = new Int16Array(count);
  for (let i = 0; i < count; i += 1) {
    const group = groupOf(i);
    groups[i] = Number.isNaN(group) ? -1 : group;
  }
  return groups;
};

/** Mean of the cells and how they scatter around it, by their seconds; cells without data left out. */
const cellLevel = (sums: readonly CellSums[]): { mean: number; spread: number } => {
  const known = sums.filter(({ trust }) => trust !== 'empty');
  const total = known.reduce((sum, { seconds }) => sum + seconds, 0);
  const mean = known.reduce((sum, each) => sum + each.seconds * each.meanPercent, 0) / total;
  const square = known.reduce(
    (sum, each) => sum + each.seconds * (each.meanPercent - mean) ** 2,
    0,
  );
  return { mean, spread: Math.sqrt(square / total) };
};

const mostGlobalSpread = (mean: number): number =>
  Math.max(global.mostSpreadPoints, global.mostSpreadShare * Math.abs(mean));

interface Shares {
  readonly byAirFlow: number;
  readonly byPulseWidth: number;
  readonly byCells: number;
}

const judged = (
  seconds: number,
  { mean, spread }: { mean: number; spread: number },
  { byAirFlow, byPulseWidth, byCells }: Shares,
): ErrorSourceVerdict => {
  if (!(seconds >= leastSeconds) || Number.isNaN(mean)) return 'noData';
  if (Math.hypot(mean, spread) < noisePoints) return 'withinNoise';
  if (Math.abs(mean) >= global.leastPercent && spread <= mostGlobalSpread(mean)) return 'global';
  const limit = limitShare * byCells;
  const [air, pulse] = [byAirFlow || 0, byPulseWidth || 0];
  if (Math.max(air, pulse) < limit || Number.isNaN(byCells)) return 'loadScaling';
  return air >= pulse ? 'airMeter' : 'injector';
};

/**
 * Which error is it: air meter, injectors, one number everywhere, or the table?
 *
 * Compares how much of the variance of the trim the air flow in steps of 5 g/s, a line over 1 / pulse
 * width, and the cells explain. An error of the meter follows the flow whatever the cell; an error of the
 * injectors grows towards short pulses.
 */
export const errorSource = (
  rowValues: RowValues,
  places: RowPlaces,
  sums: readonly CellSums[],
  options: LogAnalysisOptions,
): ErrorSource => {
  const { table, seconds, values } = rowValues;
  const { rows } = rowValues.weighted;
  const of =
    (column: ArrayLike<number> | undefined): OfRows =>
    (place) =>
      column?.[rows[place] ?? -1] ?? NaN;
  const weighted: WeightedValues = { count: rows.length, value: of(values), weight: of(seconds) };
  const flowAt = airFlowReader(table, options.displacementCc);
  const flow: OfRows = (place) => flowAt(rows[place] ?? -1);
  const [load, rpm, milliseconds] = [of(places.load), of(places.rpm), of(table.columns.pulseWidth)];
  const pulse: OfRows = (place) => (milliseconds(place) > 0 ? 1 / milliseconds(place) : NaN);
  const byFlow = groupsOf(rows.length, (place) =>
    Math.floor(flow(place) / airFlowStepGramsPerSecond),
  );
  const byCell = groupsOf(rows.length, (place) =>
    nearestCell(options.table, load(place), rpm(place)),
  );
  const shares: Shares = {
    byAirFlow: explainedByGroups(weighted, byFlow),
    byPulseWidth: explainedByLine(weighted, pulse)?.explained ?? NaN,
    byCells: explainedByGroups(weighted, byCell),
  };
  const level = cellLevel(sums);
  const total = rows.reduce((sum, row) => sum + (seconds[row] ?? 0), 0);
  const verdict = judged(total, level, shares);
  const percent = (share: number): string =>
    Number.isNaN(share) ? 'not known' : `${printedNumber(100 * share, 0)} %`;
  const whole = (share: number): string => printedNumber(100 * share, 0);
  const limit = whole(limitShare * shares.byCells);
  const told = (): Notice => {
    switch (verdict) {
      case 'noData':
        return notice('logCauseNoData', {
          seconds: printedNumber(total, 0),
          least: String(leastSeconds),
        });
      case 'withinNoise':
        return notice('logCauseNoise', {
          rms: printedNumber(Math.hypot(level.mean, level.spread)),
          limit: String(noisePoints),
        });
      case 'global':
        return notice('logCauseGlobal', {
          mean: signedNumber(level.mean),
          spread: printedNumber(level.spread),
          limit: printedNumber(mostGlobalSpread(level.mean)),
        });
      case 'airMeter':
        return notice('logCauseAirMeter', {
          air: whole(shares.byAirFlow),
          cells: whole(shares.byCells),
          limit,
        });
      case 'injector':
        return notice('logCauseInjector', {
          pulse: whole(shares.byPulseWidth),
          cells: whole(shares.byCells),
          limit,
        });
      case 'loadScaling':
        return notice('logCauseScaling', {
          cells: whole(shares.byCells),
          air: percent(shares.byAirFlow),
          pulse: percent(shares.byPulseWidth),
          limit,
        });
    }
  };
  const time = of(table.timeSeconds);
  return {
    verdict,
    notice: told(),
    ...shares,
    limitShare,
    meanPercent: level.mean,
    cellSpreadPercent: level.spread,
    longTrimZones: zones(weighted, flow, of(table.columns.longTrim)),
    overIntakeAir: explainedByLine(weighted, of(table.columns.intakeAir)),
    overTime: explainedByLine(weighted, (place) => time(place) / 60),
  };
};
