import { columnStatistics } from './columnStatistics';
import { groupLength } from './groupLength';
import type { LogColumns } from './logColumns';
import type { ColumnReading, LogFileReport } from './LogFileReport';
import type { LogRole } from './LogRole';
import type { LogTable } from './LogTable';
import type { LogShape } from './logShape';
import { type LogTimes, logTimes } from './logTimes';
import { noTable, type OpenedLog } from './OpenedLog';
import type { RowCounts } from './RowCounts';
import { possibleValues } from './possibleValues';
import { isFahrenheit, isSurelyFahrenheit, roleUnits } from './roleUnits';
import { clockStartRemarks, shapeRemarks } from './shapeRemarks';
import { stuckShare } from './stuckShare';
import { isTemperature } from './unitChoices';

/** All that was seen of a file while it went by. */
export interface SeenLog {
  readonly name: string;
  readonly refusal: string;
  /** Of the bytes. */
  readonly remarks: readonly string[];
  readonly shape: LogShape | undefined;
  readonly columns: LogColumns | undefined;
  readonly counts: RowCounts;
  readonly preview: readonly (readonly string[])[];
  readonly breaks: ReadonlySet<number>;
}

type ColumnRole = Exclude<LogRole, 'time'>;

/** Where one value fills more of the running engine’s rows than this, no sensor speaks. */
const stuckFrom = 0.9;

/** The logger’s own sum may round; more than this apart is another sum. */
const sumsApart = 1;

const clockWords = new Map([
  [1, 's'],
  [0.001, 'ms, turned into s'],
  [0.000_001, 'µs, turned into s'],
  [60, 'minutes, turned into s'],
]);

const seconds = (value: number): string => String(Number(value.toFixed(value < 10 ? 1 : 0)));

/** The values of the kept rows; a copy, so that the room for growth is given back. */
const valuesOf = (all: Float32Array, rows: Uint32Array): Float32Array => {
  if (rows.length === all.length) return all.slice();
  const values = new Float32Array(rows.length);
  for (let row = 0; row < rows.length; row += 1) values[row] = all[rows[row] ?? 0] ?? NaN;
  return values;
};

/** The columns that were asked for by their names. */
const othersOf = ({ others }: LogColumns, rows: Uint32Array): ReadonlyMap<string, Float32Array> =>
  new Map(others.map(({ name, numbers }) => [name, valuesOf(numbers.values, rows)]));

/** Empties what no sensor can say. @returns how many cells */
const emptyImpossible = (role: ColumnRole, values: Float32Array): number => {
  const [least, most] = possibleValues[role];
  let count = 0;
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] ?? NaN;
    if (value >= least && value <= most) continue;
    if (!Number.isNaN(value)) count += 1;
    values[row] = NaN;
  }
  return count;
};

/** Whether short and long trim make up the sum that the logger wrote; undefined if one is missing. */
const sumsFit = (columns: ReadonlyMap<ColumnRole, Float32Array>): boolean | undefined => {
  const [short, long, total] = (['shortTrim', 'longTrim', 'totalTrim'] as const).map((role) =>
    columns.get(role),
  );
  if (!short || !long || !total) return undefined;
  let [apart, compared] = [0, 0];
  for (let row = 0; row < total.length; row += 1) {
    const difference = Math.abs((short[row] ?? NaN) + (long[row] ?? NaN) - (total[row] ?? NaN));
    if (Number.isNaN(difference)) continue;
    compared += 1;
    if (difference > sumsApart) apart += 1;
  }
  return apart * 10 <= compared;
};

/** A temperature in °F by its unit, or without one by its numbers: others without a unit are in °F too. */
const fahrenheitColumn = ({ named, matches, kept }: LogColumns, rows: Uint32Array): string => {
  const found = kept.find(({ place, role, numbers }) => {
    if (!isTemperature(role)) return false;
    const unit = matches[place]?.ownUnit ?? named[place]?.unit ?? '';
    if (unit !== '') return isFahrenheit(unit);
    return isSurelyFahrenheit(role, columnStatistics(valuesOf(numbers.values, rows)));
  });
  return found ? (named[found.place]?.name ?? '') : '';
};

const droppedRows = (
  counts: RowCounts,
  times: LogTimes | undefined,
  impossible: ReadonlyMap<string, number>,
): LogFileReport['dropped'] =>
  [
    { reason: 'first row: values in it can be old', rows: counts.staleRows },
    { reason: 'last row was cut off', rows: counts.isCutOff ? 1 : 0 },
    {
      reason:
        'too few or too many cells' +
        (counts.wrongLines.length > 0
          ? ` (line ${counts.wrongLines.join(', ')}${counts.wrongWidth > counts.wrongLines.length ? ' …' : ''})`
          : ''),
      rows: counts.wrongWidth,
    },
    { reason: 'no time', rows: times?.dropped.withoutTime ?? 0 },
    { reason: 'clock stood still', rows: times?.dropped.clockStood ?? 0 },
    { reason: 'clock leapt for one row', rows: times?.dropped.clockJumped ?? 0 },
    ...[...impossible].map(([name, rows]) => ({
      reason: `${name}: no sensor can say this value; the cell was emptied, the row kept`,
      rows,
    })),
  ].filter(({ rows }) => rows > 0);

const clockRemarks = (
  {
    gaps,
    longestGapSeconds,
    restarts,
    secondsPerStep,
    stepSeconds,
    dropped,
    timeSeconds,
    firstClock,
  }: LogTimes,
  columns: LogColumns,
): readonly string[] => {
  const { clock } = columns;
  const slowest = Math.max(0, ...stepSeconds);
  return [
    ...clockStartRemarks(firstClock),
    ...(clock?.secondsPerStep === undefined && secondsPerStep !== 1
      ? [
          `No unit is written over the clock; by its steps it counts ${secondsPerStep === 0.001 ? 'milliseconds' : 'microseconds'}.`,
        ]
      : []),
    ...(clock?.shape.isSpreadsheets
      ? [
          'A spreadsheet saved this log and shortened its clock: tenths or hours are lost. Open the file that the logger wrote.',
        ]
      : []),
    ...(!clock?.shape.isSpreadsheets && dropped.clockStood > timeSeconds.length / 4
      ? [
          'The clock shows whole seconds only: most rows share one with another, and were dropped. Log with a finer clock, or open the file as the logger wrote it.',
        ]
      : []),
    ...(gaps > 0
      ? [
          `${gaps} ${gaps === 1 ? 'gap' : 'gaps'} in the clock, the longest ${seconds(longestGapSeconds)} s: what lies on either side are drives of their own.`,
        ]
      : []),
    ...(restarts > 0
      ? [
          `The clock went back ${restarts === 1 ? 'once' : `${restarts} times`}, as where files were put together: what follows is a drive of its own.`,
        ]
      : []),
    ...(slowest > 0.25 ? [`Only ${seconds(1 / slowest)} rows a second in the slowest drive.`] : []),
  ];
};

const countRemarks = ({ marks, repeatedHeaders }: RowCounts): readonly string[] => [
  ...(marks > 0 ? [`Marks that the driver set: ${marks}. They are no rows.`] : []),
  ...(repeatedHeaders > 0
    ? [
        `The header stands ${repeatedHeaders + 1} times: files were put together. Each begins a drive.`,
      ]
    : []),
];

/** Makes numbers into values of their roles, and says what was done and what is doubtful. */
export const finishedLog = (seen: SeenLog): OpenedLog => {
  const { columns, counts, preview } = seen;
  const readings = new Map<number, Partial<ColumnReading>>();
  const impossible = new Map<string, number>();
  const values = new Map<ColumnRole, Float32Array>();
  const grouped = new Set<LogRole>();
  let refusal = seen.refusal;
  let times: LogTimes | undefined;

  if (columns?.clock && refusal === '') {
    const { clock } = columns;
    times = logTimes(clock.numbers.values, clock.secondsPerStep, seen.breaks);
    readings.set(clock.place, {
      readAs: clock.shape.hasColons
        ? 'time of day, turned into s'
        : (clockWords.get(times.secondsPerStep) ?? 's'),
      isConverted: clock.shape.hasColons || times.secondsPerStep !== 1,
      unreadableCells: clock.unreadableCells,
    });
    if (times.rows.length === 0)
      refusal =
        'The file has column names, and below them no second row with a time. Leave it out; if it has rows, choose the column of the time by hand.';
    const inFahrenheit = fahrenheitColumn(columns, times.rows);
    for (const { place, role, numbers, unreadableCells } of columns.kept) {
      const written = columns.named[place] ?? { name: '', unit: '' };
      const column = { ...written, unit: columns.matches[place]?.ownUnit ?? written.unit };
      const rowsKept = times.rows;
      const own = valuesOf(numbers.values, rowsKept);
      const length = groupLength(own, times.driveStarts);
      if (length > 1) {
        grouped.add(role);
        // Until each of the group was read once, a cell can be as old as the row that was left out.
        for (const row of [0, ...seen.breaks]) {
          const first = rowsKept.findIndex((kept) => kept >= row);
          if (first >= 0) own.fill(NaN, first, first + length - 1);
        }
      }
      const { change, readAs, isConverted, doubts } = roleUnits(
        role,
        column,
        columnStatistics(own),
        inFahrenheit,
      );
      if (change) for (let row = 0; row < own.length; row += 1) own[row] = change(own[row] ?? NaN);
      const emptied = emptyImpossible(role, own);
      if (emptied > 0) impossible.set(column.name, emptied);
      values.set(role, own);
      readings.set(place, {
        readAs,
        isConverted,
        rowsPerReading: length,
        doubts: own.length > 0 ? doubts : [],
        unreadableCells,
      });
    }
  }

  const addDoubt = (role: ColumnRole, doubt: string, isTaken: boolean): void => {
    const place = columns?.kept.find((column) => column.role === role)?.place;
    if (place === undefined) return;
    const reading = readings.get(place);
    readings.set(place, {
      ...reading,
      doubts: [...(reading?.doubts ?? []), doubt],
      ...(isTaken && { role: undefined }),
    });
  };
  const lambda = values.get('lambda');
  const stuck = lambda ? stuckShare(lambda, values.get('rpm')) : 0;
  if (stuck > stuckFrom) {
    const place = columns?.kept.find(({ role }) => role === 'lambda')?.place ?? -1;
    const isOwn = columns?.matches[place]?.isOwn === true;
    addDoubt(
      'lambda',
      `The same value in ${Math.floor(stuck * 100)} % of the rows with a running engine: no sensor speaks here.${isOwn ? '' : ' The column is not used; choose it by hand if that is wrong.'}`,
      !isOwn,
    );
    if (!isOwn) {
      values.delete('lambda');
      grouped.delete('lambda');
    }
  }
  if (sumsFit(values) === false)
    addDoubt('totalTrim', 'It is not the sum of short-term and long-term trim in this log.', false);

  const table: LogTable =
    times && refusal === ''
      ? {
          rowCount: times.rows.length,
          timeSeconds: times.timeSeconds,
          columns: Object.fromEntries(values),
          ...(columns && columns.others.length > 0 && { others: othersOf(columns, times.rows) }),
          driveStarts: Uint32Array.from(times.driveStarts),
          clockStarts: Float64Array.from(times.clockStarts),
          fileOfDrive: new Uint32Array(times.driveStarts.length),
          grouped,
          stepSeconds: Float64Array.from(times.stepSeconds),
        }
      : noTable;
  const driveSeconds = times
    ? times.driveStarts.map((_, drive, starts) => {
        const end = (starts[drive + 1] ?? table.rowCount) - 1;
        return table.timeSeconds[end] ?? 0;
      })
    : [];
  const report: LogFileReport = {
    name: seen.name,
    rowCount: table.rowCount,
    seconds: driveSeconds.reduce((sum, each) => sum + each, 0),
    columns: (columns?.named ?? []).map(({ name, unit }, place): ColumnReading => {
      const match = columns?.matches[place];
      const { doubts = [], ...reading } = readings.get(place) ?? {};
      return {
        name,
        unit,
        role: match?.role,
        readAs: '',
        isConverted: false,
        rowsPerReading: 1,
        firstCells: preview.map((cells) => cells[place] ?? ''),
        unreadableCells: 0,
        ...reading,
        doubts: [...(match?.doubts ?? []), ...doubts],
      };
    }),
    dropped: droppedRows(counts, times, impossible),
    remarks: [
      ...seen.remarks,
      ...(seen.shape ? shapeRemarks(seen.shape) : []),
      ...countRemarks(counts),
      ...(times && columns && table.rowCount > 0 ? clockRemarks(times, columns) : []),
    ],
    refusal,
  };
  return {
    table,
    report,
    firstClock: times?.firstClock ?? 0,
    lastClock: times?.lastClock ?? 0,
  };
};
