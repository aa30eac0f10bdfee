import { notice } from '../limits/notice';
import type { LogTable } from '../logReading/LogTable';
import { valueOnCurve } from '../stockTable/valueOnCurve';
import { columnNamesOf } from './columnNamesOf';
import { driveRanges } from './driveRanges';
import type { KnockCell, KnockEvent, KnockReport } from './LogAnalysis';
import type { KnockListening, LogAnalysisOptions } from './LogAnalysisOptions';
import { gearAtRow } from './loggedGear';
import { nearestCell } from './nearestCell';

/** The column moves in steps of 0.352°: less is a rounding, no event. */
const leastRiseDegrees = 0.2;

/** Whether the computer listens at a place; null where the zone is not known. */
export const listensAt = (
  listening: KnockListening | null,
  load: number,
  rpm: number,
): boolean | null => {
  if (!listening || Number.isNaN(load) || Number.isNaN(rpm)) return null;
  if (rpm < listening.leastRpm || rpm > listening.mostRpm) return false;
  return load >= valueOnCurve(listening.leastLoad, rpm);
};

/** Null for a missing cell. */
const switchState = (value: number): boolean | null => (Number.isNaN(value) ? null : value === 1);

/**
 * The knock events of a log: rises of the retard, never across two drives. What stands in the first row of a
 * drive rose before it.
 */
const knockEvents = (
  table: LogTable,
  { knockListening: listening, gearing }: LogAnalysisOptions,
): readonly KnockEvent[] => {
  const { knockRetard, rpm, load, coolant, intakeAir, highDet } = table.columns;
  const events: KnockEvent[] = [];
  if (!knockRetard) return events;
  for (const range of driveRanges(table)) {
    const { drive, from, to } = range;
    let before = 0;
    for (let row = from; row < to; row += 1) {
      const degrees = knockRetard[row] ?? NaN;
      if (Number.isNaN(degrees)) continue;
      const rise = degrees - before;
      before = degrees;
      if (!(rise > leastRiseDegrees)) continue;
      const [turns, filling] = [rpm?.[row] ?? NaN, load?.[row] ?? NaN];
      events.push({
        drive,
        row,
        timeSeconds: table.timeSeconds[row] ?? NaN,
        rpm: turns,
        load: filling,
        coolantCelsius: coolant?.[row] ?? NaN,
        intakeAirCelsius: intakeAir?.[row] ?? NaN,
        gear: gearAtRow(table, range, row, gearing),
        isHighDet: switchState(highDet?.[row] ?? NaN),
        retardDegrees: degrees,
        riseDegrees: rise,
        isListening: listensAt(listening, filling, turns),
      });
    }
  }
  return events;
};

/**
 * Knock by engine speed and load: events, the seconds looked at, and where the computer does not listen.
 *
 * Seconds are those of a running engine in which the retard was logged, whatever the gates say: knock
 * happens where trims are useless.
 */
export const knockReport = (
  table: LogTable,
  seconds: Float64Array,
  options: LogAnalysisOptions,
): KnockReport => {
  const axes = options.knockAxes ?? options.table;
  const { loads, speedsRpm: rpms } = axes;
  const { knockRetard, rpm, load } = table.columns;
  const missing = (['knockRetard', 'rpm', 'load'] as const).filter((role) => !table.columns[role]);
  const listening = options.knockListening;
  const events = knockEvents(table, options);
  const base = { loads, rpms, events };
  if (!knockRetard || !rpm || !load)
    return {
      ...base,
      cannot: notice('logKnockNeeds', { columns: columnNamesOf(missing) }).text,
      cells: [],
      secondsListening: NaN,
      secondsDeaf: NaN,
    };
  const looked = new Float64Array(loads.length * rpms.length);
  let [heard, deaf] = [0, 0];
  for (let row = 0; row < table.rowCount; row += 1) {
    const [turns, filling] = [rpm[row] ?? NaN, load[row] ?? NaN];
    if (!(turns >= options.thresholds.runningRpm) || Number.isNaN(knockRetard[row] ?? NaN))
      continue;
    const cell = nearestCell(axes, filling, turns);
    if (cell < 0) continue;
    const stands = seconds[row] ?? 0;
    looked[cell] = (looked[cell] ?? 0) + stands;
    if (!listening) continue;
    if (listensAt(listening, filling, turns)) heard += stands;
    else deaf += stands;
  }
  const byCell = new Map<number, KnockEvent[]>();
  for (const event of events) {
    const cell = nearestCell(axes, event.load, event.rpm);
    byCell.set(cell, [...(byCell.get(cell) ?? []), event]);
  }
  const cellOf = (row: number, column: number): KnockCell => {
    const cell = row * loads.length + column;
    const own = byCell.get(cell) ?? [];
    const time = looked[cell] ?? 0;
    return {
      events: own.length,
      seconds: time,
      perMinute: time > 0 ? (60 * own.length) / time : 0,
      mostDegrees: own.reduce((most, { retardDegrees }) => Math.max(most, retardDegrees), 0),
      drives: new Set(own.map(({ drive }) => drive)).size,
      isListening: listensAt(listening, loads[column] ?? NaN, rpms[row] ?? NaN),
    };
  };
  return {
    ...base,
    cannot: '',
    cells: rpms.map((_, row) => loads.map((__, column) => cellOf(row, column))),
    secondsListening: listening ? heard : NaN,
    secondsDeaf: listening ? deaf : NaN,
  };
};
