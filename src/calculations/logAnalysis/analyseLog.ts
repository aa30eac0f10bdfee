import { highLoad } from '../loadScaling/cellEvidence';
import type { LogTable } from '../logReading/LogTable';
import { cellCorrections } from './cellCorrections';
import { cellSums } from './cellSums';
import { cellMeans, type RowValues } from './cellMeans';
import { changedCells } from './changedCells';
import { driveRanges } from './driveRanges';
import { errorSource } from './errorSource';
import { gateRows } from './gateRows';
import { keptCells } from './keptCells';
import { knockReport } from './knockReport';
import type { DriveSummary, LogAnalysis, TrimTable } from './LogAnalysis';
import type { LogAnalysisOptions } from './LogAnalysisOptions';
import { logEvents } from './logEvents';
import { logNotices } from './logNotices';
import { missingColumns } from './missingColumns';
import { mixtureReport } from './mixtureReport';
import { placedLoad } from './placedLoad';
import { placementReports } from './placementReports';
import { pullsInLog } from './pullsInLog';
import { requireLogOptions } from './requireLogOptions';
import { rowSeconds } from './rowSeconds';
import { selfCheck } from './selfCheck';
import { totalTrim } from './totalTrim';
import { trimCells } from './trimCells';
import { weightedRows } from './weightedRows';

/** Lambda of a pull is held against its target by so much later where no delay was measured, s. */
const usualPullDelaySeconds = 0.2;

const driveSummaries = (
  table: LogTable,
  seconds: Float64Array,
  rejectedBy: Uint8Array,
  leftOut: readonly number[],
): readonly DriveSummary[] =>
  driveRanges(table).map(({ drive, file, from, to, stepSeconds }) => {
    let used = 0;
    for (let row = from; row < to; row += 1) if (rejectedBy[row] === 0) used += seconds[row] ?? 0;
    const span = (table.timeSeconds[to - 1] ?? 0) - (table.timeSeconds[from] ?? 0);
    return {
      drive,
      file,
      firstRow: from,
      rows: to - from,
      seconds: Math.max(0, span),
      rowsPerSecond: stepSeconds > 0 ? 1 / stepSeconds : NaN,
      secondsUsed: used,
      isLeftOut: leftOut.includes(drive),
    };
  });

/**
 * Everything that "Read my log" shows, from typed rows.
 *
 * Rows pass the gates, are laid on the axes of the reader's table, and each settled cell without a doubt
 * follows its mean trim: S · (1 + a · T / 100 · W / (W + W₀)). Cells at high load stay: closed-loop trims
 * do not say what full throttle gets. So do those that the worksheet would keep. Beside it stand what speaks
 * against the new table, which error it looks like, the mixture, pulls and knock. A log without trims still gives
 * pulls and knock.
 *
 * @throws OutOfRangeError for an option that cannot be
 */
export const analyseLog = (table: LogTable, options: LogAnalysisOptions): LogAnalysis => {
  requireLogOptions(options);
  const seconds = rowSeconds(table);
  const trim = totalTrim(table);
  const placed = placedLoad(table, options.placement, options.displacementCc);
  const { gates, rejectedBy, accepted } = gateRows({
    table,
    trim: trim?.percent ?? null,
    load: placed.loads,
    options,
  });
  const { loads, speedsRpm } = options.table;
  const places = { load: placed.loads ?? [], rpm: table.columns.rpm ?? [] };
  const rowValues: RowValues = {
    table,
    weighted: weightedRows(accepted, places.load, places.rpm, options.table, options),
    values: trim?.percent ?? [],
    seconds,
    cellCount: loads.length * speedsRpm.length,
  };
  const sums = cellSums(rowValues, options.trust);
  const longTrims = cellMeans({ ...rowValues, values: table.columns.longTrim ?? [] }).mean;
  const kept = keptCells(sums, longTrims, options.table);
  const staying = new Set(options.lockedCells);
  sums.forEach(({ drifts, drivesDisagree }, cell) => {
    const isHigh = (loads[cell % loads.length] ?? 0) >= highLoad;
    const isKept = (kept[cell] ?? []).length > 0;
    if (drifts || drivesDisagree || isHigh || isKept) staying.add(cell);
  });
  const corrections = cellCorrections(sums, staying, options);
  const trimTable: TrimTable = {
    loads,
    rpms: speedsRpm,
    cells: trimCells(sums, corrections, kept, options),
  };
  const newValues = trimTable.cells.flat().map(({ newValue }) => newValue);
  const checked = selfCheck(rowValues, places, newValues, staying, options);
  const changes = changedCells(trimTable);
  const secondsUsed = accepted.reduce((sum, row) => sum + (seconds[row] ?? 0), 0);
  const placements = placementReports(table, accepted, seconds, options);
  const mixture = mixtureReport(table, placed.loads, seconds, options);
  const { usedSeconds } = mixture.delay;
  const pullDelay = Number.isNaN(usedSeconds) ? usualPullDelaySeconds : usedSeconds;
  const pulls = pullsInLog(table, seconds, options, pullDelay);
  const knock = knockReport(table, seconds, options);
  const drives = driveSummaries(table, seconds, rejectedBy, options.drivesLeftOut);
  return {
    options,
    rowCount: table.rowCount,
    seconds: drives.reduce((sum, drive) => sum + drive.seconds, 0),
    drives,
    gates,
    rejectedBy,
    rowsUsed: accepted.length,
    secondsUsed,
    table: trimTable,
    selfCheck: checked,
    changes,
    errorSource: errorSource(rowValues, places, sums, options),
    placements,
    mixture,
    pulls,
    knock,
    events: logEvents(table, pulls, knock.events),
    missing: missingColumns(table, options.gates),
    notices: logNotices({
      table,
      options,
      trim,
      placed,
      seconds,
      rejectedBy,
      secondsUsed,
      trimTable,
      selfCheck: checked,
      changes,
      placements,
      knock,
      gates,
      pulls,
    }),
  };
};
