import type { ScalingAxes } from '../loadScaling/ScalingTable';
import { apartPoints, type MeanOfCell } from './isOutlier';
import type { CellCorrection, CellSums } from './LogAnalysis';
import type { LogAnalysisOptions } from './LogAnalysisOptions';

/** What the rows say of a cell, as far as it is corrected by it. */
type Evidence = MeanOfCell & Pick<CellSums, 'seconds'>;

type Corrections = readonly (CellCorrection | undefined)[];

/** What two neighbours on one line weigh together in smoothing, s: as much as a cell that is just settled. */
const neighboursWeighSeconds = 5;

const passes = 2;

/** The corrections on both sides of a cell on one line, read between at the cell's own place. */
interface Between {
  readonly percent: number;
  /** Of the side with fewer, s. */
  readonly seconds: number;
}

const readBetween = (
  axis: readonly number[],
  place: number,
  before: CellCorrection | undefined,
  after: CellCorrection | undefined,
): readonly Between[] => {
  const [from, at, to] = [axis[place - 1], axis[place], axis[place + 1]];
  if (!before || !after || from === undefined || at === undefined || to === undefined) return [];
  const share = (at - from) / (to - from);
  return [
    {
      percent: before.percent + share * (after.percent - before.percent),
      seconds: Math.min(before.seconds, after.seconds),
    },
  ];
};

/** What stands between the two neighbours in the cell's row, and between the two in its column. */
const linesThrough = (
  sources: Corrections,
  { loads, speedsRpm }: ScalingAxes,
  cell: number,
): readonly Between[] => {
  const width = loads.length;
  const [row, column] = [Math.floor(cell / width), cell % width];
  return [
    ...readBetween(loads, column, sources[cell - 1], sources[cell + 1]),
    ...readBetween(speedsRpm, row, sources[cell - width], sources[cell + width]),
  ];
};

/** A pass of smoothing: each cell gives way to its neighbours, and by its own standard error at most. */
const smoothed = (
  sources: Corrections,
  cells: readonly Evidence[],
  axes: ScalingAxes,
): Corrections =>
  sources.map((source, cell) => {
    const own = cells[cell];
    if (!source || !own) return source;
    const lines = linesThrough(sources, axes, cell);
    const sum = lines.reduce(
      (total, { percent }) => total + neighboursWeighSeconds * percent,
      own.seconds * own.meanPercent,
    );
    const wanted = sum / (own.seconds + neighboursWeighSeconds * lines.length);
    const [least, most] = [
      own.meanPercent - own.standardErrorPercent,
      own.meanPercent + own.standardErrorPercent,
    ];
    return { ...source, percent: Math.max(least, Math.min(most, wanted)) };
  });

/** What a cell without a say of its own gets from both sides; undefined where they or its few rows disagree. */
const filled = (own: Evidence, lines: readonly Between[]): CellCorrection | undefined => {
  if (lines.length === 0) return undefined;
  const all = lines.map(({ percent }) => percent);
  const percent = all.reduce((sum, each) => sum + each, 0) / all.length;
  const said = own.trust === 'thin' ? [...all, own.meanPercent] : all;
  if (Math.max(...said) - Math.min(...said) > apartPoints) return undefined;
  return { percent, seconds: Math.min(...lines.map(({ seconds }) => seconds)), isFilled: true };
};

/**
 * What each cell is corrected by, before share, resistance and cap; undefined where it stays.
 *
 * A settled cell follows its mean. Smoothing draws it towards what stands between its neighbours, by its
 * standard error at most. Filling gives a cell between two settled ones of its row or column what stands
 * between them, and nothing to a cell at the edge of what was driven.
 *
 * @param cells in the order row × number of loads + column
 * @param staying cells that neither move nor speak for others: locked, doubtful or at high load
 */
export const cellCorrections = (
  cells: readonly Evidence[],
  staying: ReadonlySet<number>,
  { table, fillsGaps, smooths }: Pick<LogAnalysisOptions, 'table' | 'fillsGaps' | 'smooths'>,
): Corrections => {
  const means = cells.map(({ trust, meanPercent, seconds }, cell): CellCorrection | undefined =>
    trust === 'settled' && !staying.has(cell)
      ? { percent: meanPercent, seconds, isFilled: false }
      : undefined,
  );
  if (!fillsGaps && !smooths) return means;
  let sources: Corrections = means;
  if (smooths)
    for (let pass = 0; pass < passes; pass += 1) sources = smoothed(sources, cells, table);
  return means.map((mean, cell) => {
    const own = cells[cell];
    if (mean) return sources[cell] ?? mean;
    if (!fillsGaps || !own || staying.has(cell)) return undefined;
    return filled(own, linesThrough(sources, table, cell));
  });
};
