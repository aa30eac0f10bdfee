import type { RowCounts } from './RowCounts';
import { cellsOfLines } from './cellsOfLines';
import { finishedLog } from './finishedLog';
import { unreadable } from './logCell';
import { type LogColumns, logColumns } from './logColumns';
import { logDecoder } from './logDecoder';
import type { OwnRoles } from './ownRoles';
import { LogRefusal } from './LogRefusal';
import { linesThatTell, type LogShape, logShape } from './logShape';
import { missingColumns } from './missingColumns';
import type { OpenedLog } from './OpenedLog';
import { wholeLines } from './wholeLines';

export interface OpenLogOptions {
  /** Of the file, for the report. */
  readonly name?: string;
  /** Roles that the reader chose by hand. */
  readonly ownRoles?: OwnRoles;
  /** Names of columns whose numbers are read in place of the roles; the rows are the same. */
  readonly instead?: readonly string[];
}

export interface LogOpener {
  /** Takes the next piece of the file, cut anywhere. Bytes and text are not mixed. */
  readonly push: (piece: string | Uint8Array) => void;
  /** Says that the file ends. */
  readonly end: () => OpenedLog;
  /** Nothing that follows will be read: the file was refused. */
  readonly isRefused: () => boolean;
}

/** Characters that are cut into cells at once, so that few strings live at a time. */
const pieceLength = 8192;

/** Rows of the preview. */
const previewRows = 5;

/** Line numbers that are kept for the report. */
const mostLinesNamed = 5;

const firstLines = (text: string, count: number): string => {
  let to = 0;
  for (let seen = 0; seen < count; seen += 1) {
    const at = text.indexOf('\n', to);
    if (at < 0) return text;
    to = at + 1;
  }
  return text.slice(0, to);
};

/** Whether a cell of a row is a number of a column. */
const isNumberIn =
  (cells: readonly string[]) =>
  ({ place, read }: LogColumns['kept'][number]): boolean =>
    Number.isFinite(read(cells[place] ?? ''));

/**
 * Opens one log that comes in pieces of any size; only the columns with a role are kept, as numbers.
 *
 * Nothing is thrown: a file that is no log ends in a report with its refusal.
 */
export const openLog = ({ name = '', ownRoles = {}, instead }: OpenLogOptions = {}): LogOpener => {
  const decoder = logDecoder();
  const lines = wholeLines();
  const counts: RowCounts = {
    staleRows: 0,
    wrongWidth: 0,
    wrongLines: [],
    marks: 0,
    repeatedHeaders: 0,
    isCutOff: false,
  };
  let head = '';
  let headLines = 0;
  let shape: LogShape | undefined;
  let columns: LogColumns | undefined;
  let refusal = '';
  /** Kept rows at which a new drive begins, because a header stood before them. */
  const breaks = new Set<number>();
  const preview: (readonly string[])[] = [];
  let isStale = true;
  let rows = 0;
  let line = 0;
  let last: readonly string[] = [];
  /** The last line was of a wrong width: at the end it is a row that was cut off. */
  let endsWrong = false;

  const takeRow = (cells: readonly string[], known: LogColumns, { header }: LogShape): void => {
    const width = header.length;
    if (cells.length !== width) {
      const extra = cells.slice(width);
      const isFull =
        cells.length > width
          ? extra.every((cell) => cell.trim() === '')
          : cells.length === width - 1 && header.at(-1) === '';
      if (!isFull) {
        if (cells.length === 1 && (cells[0] ?? '').trim() === '') return;
        if (/^"?MARK\b/i.test(cells[0] ?? '')) {
          counts.marks += 1;
          return;
        }
        counts.wrongWidth += 1;
        if (counts.wrongLines.length < mostLinesNamed) counts.wrongLines.push(line);
        endsWrong = true;
        return;
      }
    }
    endsWrong = false;
    const { clock, kept, others } = known;
    if (!clock) return;
    const timeCell = cells[clock.place] ?? '';
    const time = clock.read(timeCell);
    if (time === unreadable || Number.isNaN(time)) {
      if (
        timeCell.trim() === header[clock.place] &&
        cells.every((cell, i) => cell.trim() === header[i])
      ) {
        counts.repeatedHeaders += 1;
        breaks.add(rows);
        isStale = true;
        return;
      }
      if (cells.every((cell) => cell.trim() === '')) return;
    }
    if (preview.length < previewRows) preview.push(cells);
    if (isStale && time === unreadable && !kept.some(isNumberIn(cells)))
      // Units below a header that stands again, or names in other words: no row.
      return;
    last = cells;
    if (isStale) {
      isStale = false;
      counts.staleRows += 1;
      return;
    }
    rows += 1;
    if (time === unreadable) clock.unreadableCells += 1;
    clock.numbers.push(time === unreadable ? NaN : time);
    for (const column of kept) {
      const value = column.read(cells[column.place] ?? '');
      if (value === unreadable) column.unreadableCells += 1;
      column.numbers.push(value === unreadable ? NaN : value);
    }
    for (const column of others) {
      const value = column.read(cells[column.place] ?? '');
      column.numbers.push(value === unreadable ? NaN : value);
    }
  };

  const takeLines = (text: string): void => {
    for (let from = 0; from < text.length;) {
      const near = text.indexOf('\n', from + pieceLength);
      const to = near < 0 ? text.length : near + 1;
      const piece = text.slice(from, text[to - 1] === '\n' ? to - 1 : to);
      from = to;
      if (!columns || !shape) return;
      for (const cells of cellsOfLines(piece, shape.separator)) {
        line += 1;
        takeRow(cells, columns, shape);
      }
    }
  };

  const begin = (): void => {
    const telling = firstLines(head, linesThatTell);
    const more = head.slice(telling.length);
    head = '';
    shape = logShape(telling);
    columns = logColumns(shape, ownRoles, instead);
    const rowsOfHead = cellsOfLines(telling.replace(/\n$/, ''), shape.separator);
    const missing = missingColumns(columns);
    if (missing !== '') {
      preview.push(...rowsOfHead.slice(shape.dataLine, shape.dataLine + previewRows));
      throw new LogRefusal(missing);
    }
    line = shape.dataLine;
    for (const cells of rowsOfHead.slice(shape.dataLine)) {
      line += 1;
      takeRow(cells, columns, shape);
    }
    takeLines(more);
  };

  const take = (whole: string): void => {
    if (shape) {
      takeLines(whole);
      return;
    }
    head += whole;
    for (let at = whole.indexOf('\n'); at >= 0; at = whole.indexOf('\n', at + 1)) headLines += 1;
    if (headLines >= linesThatTell) begin();
  };

  /** Runs a step of reading; a refusal is kept for the report. */
  const guarded = (step: () => void): void => {
    if (refusal !== '') return;
    try {
      step();
    } catch (error) {
      if (!(error instanceof LogRefusal)) throw error;
      refusal = error.message;
    }
  };

  /** A last line without its end: whole if it is as wide as the rest, and no piece of the last cell. */
  const takeRest = (rest: string): void => {
    if (rest.trim() === '' || !shape) return;
    const [cells = []] = cellsOfLines(rest, shape.separator);
    const [end = '', before = ''] = [cells.at(-1), last.at(-1)];
    const isPiece = end.length < before.length && before.startsWith(end);
    if (isPiece && rows > 0 && cells.length === last.length) counts.isCutOff = true;
    else takeLines(rest);
  };

  return {
    push: (piece) =>
      guarded(() => take(lines.push(typeof piece === 'string' ? piece : decoder.push(piece)))),
    end() {
      guarded(() => {
        if (/\.out$/i.test(name))
          throw new LogRefusal(
            'This is a file such as logcfg.out, in which the unit repeats its settings. Open the CSV that it wrote beside it.',
          );
        take(lines.push(decoder.end()));
        const rest = lines.end();
        if (!shape) {
          // The whole file is shorter than what tells; a last line that is cut must not hide the header.
          const isHeaderOnly = head === '';
          if (isHeaderOnly) head = rest;
          begin();
          if (!isHeaderOnly) takeRest(rest);
        } else takeRest(rest);
        if (endsWrong) {
          counts.wrongWidth -= 1;
          if (counts.wrongLines.at(-1) === line) counts.wrongLines.pop();
          counts.isCutOff = true;
        }
      });
      return finishedLog({
        name,
        refusal,
        remarks: decoder.remarks(),
        shape,
        columns,
        counts,
        preview,
        breaks,
      });
    },
    isRefused: () => refusal !== '',
  };
};
