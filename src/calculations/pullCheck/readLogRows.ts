import { type ClockUnit, clockUnitOf, rowsThatTell } from '../logReading/clockUnit';
import { clockUnitSeconds } from '../logReading/clockUnitSeconds';
import { type DoubledColumn, liveColumn } from './liveColumn';
import { LogError } from './LogError';
import {
  cellsOf,
  type Delimiter,
  headerFinder,
  isUnitsRow,
  type LogHeader,
  noHeader,
  numberIn,
  timeIn,
} from './logHeader';
import { isPossible, type LogQuantity, type LogRow, type Opening } from './logQuantity';
import { matchColumns, type OwnColumns } from './matchColumns';
import { signsSeen } from './signsSeen';
import { splitLines } from './splitLines';
import { unitChange, type UnitChange } from './unitChange';

/** A row as it was read, and what is peculiar to it. */
export interface ReadRow {
  readonly row: LogRow;
  /** All cells but sample and time are the same as in the row before. */
  readonly repeated: boolean;
  /** The first row below a header can carry old values of slow columns. */
  readonly stale: boolean;
}

export interface ReadLog {
  readonly delimiter: Delimiter;
  readonly names: readonly string[];
  /** For each quantity the place of the column that was read. */
  readonly columns: ReadonlyMap<LogQuantity, number>;
  /** Names that stand over more than one column that matters. */
  readonly doubled: readonly DoubledColumn[];
  /** Units below or in the names that were turned into those of the guide. */
  readonly converted: readonly LogQuantity[];
  /** Of the column of knock retard: which sign is retard is not known, and both were taken for it. */
  readonly knockHasBothSigns: boolean;
  /** Of a clock that carries no unit and does not count seconds. */
  readonly inferredClock: ClockUnit['unit'] | undefined;
  readonly openingFrom: Opening;
  readonly rows: number;
  /** Rows without a usable time, engine speed, or pedal; they are left out. */
  readonly unreadableRows: number;
  /** Cells of other columns that no engine can have; they are left out. */
  readonly impossibleCells: number;
  /** The last line had no line end and fewer cells than the others, and was left out. */
  readonly lastLineCut: boolean;
}

export interface LogReader {
  /** Takes the next piece of the file, cut anywhere. */
  readonly push: (text: string) => void;
  /** Says that the file ends. */
  readonly end: () => ReadLog;
}

interface Column {
  readonly quantity: LogQuantity;
  readonly places: readonly number[];
  readonly changes: readonly UnitChange[];
  readonly live: ReturnType<typeof liveColumn>;
  /** Of knock retard alone: the other quantities have one meaning of their sign. */
  readonly signs: ReturnType<typeof signsSeen> | undefined;
}

interface Layout extends LogHeader {
  readonly columns: readonly Column[];
  readonly openingFrom: Opening;
  readonly clockIsWritten: boolean;
}

const layoutOf = (header: LogHeader, units: readonly string[], own: OwnColumns): Layout => {
  const matched = matchColumns(header.names, own);
  const columns = [...matched].map(([quantity, places]): Column => {
    const changes = places.map((place) =>
      unitChange(quantity, header.names[place] ?? '', units[place] ?? ''),
    );
    const signs = quantity === 'knockRetardDegrees' ? signsSeen() : undefined;
    return { quantity, places, changes, live: liveColumn(places), signs };
  });
  const clockIsWritten = (matched.get('timeSeconds') ?? []).some(
    (place) => clockUnitSeconds(header.names[place] ?? '', units[place] ?? '') !== undefined,
  );
  const openingFrom = matched.has('pedalPercent') ? 'pedal' : 'throttle';
  return { ...header, columns, openingFrom, clockIsWritten };
};

/** The number of a cell in the unit of its quantity; undefined for what no engine can have. */
const valueIn = (cell: string, column: Column, i: number, delimiter: Delimiter) => {
  const { quantity, changes } = column;
  const written = quantity === 'timeSeconds' ? timeIn(cell, delimiter) : numberIn(cell, delimiter);
  const value = written === undefined ? undefined : changes[i]?.(written);
  if (written === undefined || value === undefined || !isPossible(quantity, value))
    return undefined;
  column.signs?.take(written);
  return value;
};

interface UsableCells {
  /** Undefined without time, engine speed, or the pedal of this log. */
  readonly row: LogRow | undefined;
  readonly impossible: number;
}

const usableCells = (cells: readonly string[], layout: Layout): UsableCells => {
  const { columns, delimiter, openingFrom } = layout;
  const row: Partial<Record<LogQuantity, number>> = {};
  let impossible = 0;
  for (const column of columns) {
    const { quantity, places, live } = column;
    const values = places.map((place, i) => valueIn(cells[place] ?? '', column, i, delimiter));
    const taken = live.take(values);
    const value = values[taken];
    if (value !== undefined) row[quantity] = value;
    else if ((cells[places[taken] ?? 0] ?? '') !== '') impossible += 1;
  }
  const { timeSeconds, engineSpeedRpm } = row;
  const opening = openingFrom === 'pedal' ? row.pedalPercent : row.throttlePercent;
  if (timeSeconds === undefined || engineSpeedRpm === undefined || opening === undefined)
    return { row: undefined, impossible };
  return { row: { ...row, timeSeconds, engineSpeedRpm }, impossible };
};

/** What a repeated row repeats: everything but the counter and the clock. */
const contentOf = (cells: readonly string[], { columns, names }: Layout): string => {
  const times = columns.find(({ quantity }) => quantity === 'timeSeconds')?.places ?? [];
  return cells.filter((_, i) => !times.includes(i) && names[i]?.toLowerCase() !== 'sample').join();
};

const requireOneMeaningOfComma = (cells: readonly string[], { delimiter, names }: Layout): void => {
  if (delimiter !== ',' || cells.length < 2 * names.length - 2) return;
  throw new LogError(
    'commas-twice',
    'Commas part the columns and mark the decimals. Save the log with semicolons or tabs.',
  );
};

/** Holds the first rows until the steps of a clock without a unit have told how it counts. */
const countedInSeconds = (onRow: (read: ReadRow) => void) => {
  let held: ReadRow[] | undefined = [];
  let unit: ClockUnit | undefined;
  const pass = (read: ReadRow): void => {
    const timeSeconds = read.row.timeSeconds * (unit?.secondsPerStep ?? 1);
    onRow({ ...read, row: { ...read.row, timeSeconds } });
  };
  const release = (): void => {
    if (!held) return;
    unit = clockUnitOf(held.map(({ row }) => row.timeSeconds));
    held.forEach(pass);
    held = undefined;
  };
  return {
    take(read: ReadRow): void {
      if (!held) {
        pass(read);
        return;
      }
      held.push(read);
      if (held.length >= rowsThatTell) release();
    },
    end(): ClockUnit['unit'] | undefined {
      release();
      return unit?.unit === 's' ? undefined : unit?.unit;
    },
  };
};

/**
 * Reads a log row by row, from pieces of any size, and keeps none of them but the first few.
 *
 * @param onRow gets each usable row once
 * @param own the reader's choice of columns
 * @throws LogError for what is no log, as soon as that is clear
 */
export const readLogRows = (onRow: (read: ReadRow) => void, own: OwnColumns = {}): LogReader => {
  const find = headerFinder();
  const clock = countedInSeconds(onRow);
  let header: LogHeader | undefined;
  let layout: Layout | undefined;
  let empty = true;
  let before = '';
  let stale = true;
  let last: readonly string[] = [];
  let rows = 0;
  let unreadableRows = 0;
  let impossibleCells = 0;

  const onData = (cells: readonly string[], known: Layout): void => {
    if (rows === 0) requireOneMeaningOfComma(cells, known);
    const { row, impossible } = usableCells(cells, known);
    last = cells;
    if (!row) {
      unreadableRows += 1;
      stale = stale || cells.join() === known.names.join();
      return;
    }
    const content = contentOf(cells, known);
    rows += 1;
    impossibleCells += impossible;
    const read = { row, repeated: content === before, stale };
    if (known.clockIsWritten) onRow(read);
    else clock.take(read);
    before = content;
    stale = false;
  };

  const onLine = (line: string): void => {
    if (line.trim() === '') return;
    empty = false;
    if (!header) {
      header = find(line);
      return;
    }
    const cells = cellsOf(line, header.delimiter);
    if (!layout) {
      const units = isUnitsRow(cells);
      layout = layoutOf(header, units ? cells : [], own);
      if (units) return;
    }
    onData(cells, layout);
  };

  /** A last line is whole that has as many cells as the one before, and no shorter piece of its last. */
  const isWhole = (line: string): boolean => {
    if (!header || !layout) return line.trim() !== '';
    const cells = cellsOf(line, header.delimiter);
    const [end = '', before = ''] = [cells.at(-1), last.at(-1)];
    const isPiece = end.length < before.length && before.startsWith(end);
    return cells.length === last.length && (!isPiece || cells.length > header.names.length);
  };

  const lines = splitLines(onLine);
  const end = (): ReadLog => {
    const rest = lines.end();
    const lastLineCut = rest.trim() !== '' && !isWhole(rest);
    if (!lastLineCut) onLine(rest);
    if (!header) throw empty ? new LogError('empty', 'The log is empty.') : noHeader();
    layout ??= layoutOf(header, [], own);
    if (rows === 0)
      throw new LogError(
        'no-rows',
        'The log has column names, but no row with a time, an engine speed and a pedal that a car can have. Choose its columns, or another log.',
        header.names,
      );
    const { delimiter, names, columns, openingFrom } = layout;
    return {
      delimiter,
      names,
      columns: new Map(columns.map(({ quantity, live }) => [quantity, live.place()])),
      doubled: columns.flatMap(
        ({ places, live }) => live.doubled(names[places[0] ?? 0] ?? '') ?? [],
      ),
      converted: columns.flatMap(({ quantity, changes }) =>
        changes.every((change) => change(1) === 1) ? [] : quantity,
      ),
      knockHasBothSigns: columns.some(({ signs }) => signs?.both()),
      inferredClock: clock.end(),
      openingFrom,
      rows,
      unreadableRows,
      impossibleCells,
      lastLineCut,
    };
  };
  return { push: lines.push, end };
};
