import { UnusableInputError } from '../limits/UnusableInputError';
import {
  emptyTexts,
  isEmptyLine,
  type LogbookField,
  logbookFields,
  type LogbookTexts,
  longestText,
  mostLines,
} from './logbookLine';

/** What spreadsheets take for the beginning of a formula. */
const formulaBegins = /^[=+\-@\t\r]/;

/** A cell that no spreadsheet reads as a formula: such a text gets an apostrophe before it. */
function cell(text: string): string {
  const guarded = formulaBegins.test(text) || /^'+[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(guarded) || guarded !== guarded.trim()
    ? `"${guarded.replaceAll('"', '""')}"`
    : guarded;
}

/** The text of a cell as it was before `cell` guarded it. */
const unguarded = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** The logbook as a CSV file: commas, quotes where needed, lines that end as in Windows. */
export const logbookCsv = (lines: readonly LogbookTexts[]): string =>
  [
    logbookFields.map(([, label]) => label).join(','),
    ...lines.map((line) => logbookFields.map(([name]) => cell(line[name])).join(',')),
  ]
    .join('\r\n')
    .concat('\r\n');

/** Rows and cells of a CSV text, blank rows too. @throws UnusableInputError at a quote that is never closed */
function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let written = '';
  let quoted = false;
  const close = (): void => {
    rows.at(-1)?.push(written);
    written = '';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quoted) {
      if (sign !== '"') written += sign;
      else if (text.charAt(at + 1) === '"') written += text.charAt(++at);
      else quoted = false;
    } else if (sign === '"' && written === '') quoted = true;
    else if (sign === separator) close();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text.charAt(at + 1) === '\n') at++;
      close();
      rows.push([]);
    } else written += sign;
  }
  if (quoted)
    throw new UnusableInputError('A quote in this file is never closed. Save it as CSV once more.');
  close();
  return rows;
}

/**
 * Reads a logbook from a CSV text, with commas, semicolons or tabs as spreadsheets write them. Columns are
 * known by their head and may stand in any order; other columns are left out.
 *
 * @throws UnusableInputError if it has no head of ours, no line, too many lines or too long a text
 */
export function linesFromCsv(text: string): readonly LogbookTexts[] {
  const plain = text.replace(/^\uFEFF/, '');
  const [head = ''] = plain.trimStart().split(/[\r\n]/);
  const separator = [',', ';', '\t'].reduce((best, each) =>
    head.split(each).length > head.split(best).length ? each : best,
  );
  const [[, heads] = [0, []], ...rows] = [...rowsOf(plain, separator).entries()].filter(([, row]) =>
    row.some((each) => each.trim() !== ''),
  );
  const columns = new Map<LogbookField, number>();
  for (const [name, label] of logbookFields) {
    const at = heads.findIndex((each) => each.trim().toLowerCase() === label.toLowerCase());
    if (at >= 0) columns.set(name, at);
  }
  if (!columns.has('date') || columns.size < 2)
    throw new UnusableInputError(
      `The first line must name the columns: ${logbookFields.map(([, label]) => label).join(', ')}.`,
    );
  if (rows.length > mostLines)
    throw new UnusableInputError(
      `${String(rows.length)} lines; the logbook takes ${String(mostLines)}.`,
    );
  const lines = rows.map(([place, row]) => {
    const line: Record<LogbookField, string> = { ...emptyTexts };
    for (const [name, at] of columns) {
      const written = unguarded(row[at] ?? '');
      if (written.length > longestText)
        throw new UnusableInputError(
          `Row ${String(place + 1)} holds a text of ${String(written.length)} characters; write at most ${String(longestText)}.`,
        );
      line[name] = written;
    }
    return line;
  });
  const written = lines.filter((line) => !isEmptyLine(line));
  if (written.length === 0) throw new UnusableInputError('The file holds no line.');
  return written;
}
