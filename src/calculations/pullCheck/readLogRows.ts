import { LogError } from './LogError';
import {
  cellsOf,
  headerFinder,
  isUnitsRow,
  noHeader,
  numberIn,
  type Delimiter,
  type LogHeader,
} from './logHeader';
import { type LogQuantity, type LogRow } from './logQuantity';
import { matchColumns, type MatchedColumns, type OwnColumns } from './matchColumns';
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
  readonly columns: MatchedColumns;
  /** Units below or in the names that were turned into those of the guide. */
  readonly converted: readonly LogQuantity[];
  readonly rows: number;
  /** Rows without a time or an engine speed, or with too few cells. */
  readonly unreadableRows: number;
  /** The last line had no line end and was left out. */
  readonly lastLineCut: boolean;
}

export interface LogReader {
  /** Takes the next piece of the file, cut anywhere. */
  readonly push: (text: string) => void;
  /** Says that the file ends. */
  readonly end: () => ReadLog;
}

interface Layout extends LogHeader {
  readonly columns: MatchedColumns;
  readonly changes: ReadonlyMap<LogQuantity, UnitChange>;
}

const layoutOf = (header: LogHeader, units: readonly string[], own: OwnColumns): Layout => {
  const columns = matchColumns(header.names, own);
  const changes = [...columns].map(([quantity, place]) => {
    const name = header.names[place] ?? '';
    return [quantity, unitChange(quantity, name, units[place] ?? '')] as const;
  });
  return { ...header, columns, changes: new Map(changes) };
};

/** One number of a row for each quantity that has one; undefined without time or engine speed. */
const rowOf = (cells: readonly string[], layout: Layout): LogRow | undefined => {
  const row: Partial<Record<LogQuantity, number>> = {};
  for (const [quantity, place] of layout.columns) {
    const value = numberIn(cells[place] ?? '', layout.delimiter);
    if (value !== undefined) row[quantity] = layout.changes.get(quantity)?.(value) ?? value;
  }
  const { timeSeconds, engineSpeedRpm } = row;
  if (timeSeconds === undefined || engineSpeedRpm === undefined) return undefined;
  return { ...row, timeSeconds, engineSpeedRpm };
};

/** What a repeated row repeats: everything but the counter and the clock. */
const contentOf = (cells: readonly string[], { columns, names }: Layout): string => {
  const time = columns.get('timeSeconds');
  return cells.filter((_, i) => i !== time && names[i]?.toLowerCase() !== 'sample').join();
};

const requireOneMeaningOfComma = (cells: readonly string[], { delimiter, names }: Layout): void => {
  if (delimiter !== ',' || cells.length < 2 * names.length - 2) return;
  throw new LogError(
    'commas-twice',
    'Commas part the columns and mark the decimals. Save the log with semicolons or tabs.',
  );
};

/**
 * Reads a log row by row, from pieces of any size, and keeps none of them.
 *
 * @param onRow gets each readable row once
 * @param own the reader's choice of columns
 * @throws LogError for what is no log, as soon as that is clear
 */
export const readLogRows = (onRow: (read: ReadRow) => void, own: OwnColumns = {}): LogReader => {
  const find = headerFinder();
  let header: LogHeader | undefined;
  let layout: Layout | undefined;
  let empty = true;
  let before = '';
  let stale = true;
  let rows = 0;
  let unreadableRows = 0;

  const onData = (cells: readonly string[], known: Layout): void => {
    if (rows === 0) requireOneMeaningOfComma(cells, known);
    const row = rowOf(cells, known);
    if (!row) {
      unreadableRows += 1;
      stale = stale || cells.join() === known.names.join();
      return;
    }
    const content = contentOf(cells, known);
    rows += 1;
    onRow({ row, repeated: content === before, stale });
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

  const lines = splitLines(onLine);
  const end = (): ReadLog => {
    const lastLineCut = lines.end();
    if (!header) throw empty ? new LogError('empty', 'The log is empty.') : noHeader();
    layout ??= layoutOf(header, [], own);
    const { delimiter, names, columns, changes } = layout;
    if (rows === 0)
      throw new LogError('no-rows', 'The log has column names, but no readable rows.');
    const converted = [...changes].flatMap(([quantity, change]) =>
      change(1) === 1 ? [] : quantity,
    );
    return { delimiter, names, columns, converted, rows, unreadableRows, lastLineCut };
  };
  return { push: lines.push, end };
};
