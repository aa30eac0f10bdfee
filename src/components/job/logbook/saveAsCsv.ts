import { logbookCsv } from '@site/src/calculations/logbook/logbookCsv';
import { type LogbookTexts, printedDay } from '@site/src/calculations/logbook/logbookLine';
import { saveFile } from '@site/src/components/instruments/kit/saveFile';

/** Hands the lines to the reader as a file. */
export function saveAsCsv(lines: readonly LogbookTexts[]): void {
  saveFile(
    `logbook-${printedDay(new Date())}.csv`,
    // The mark at the beginning lets spreadsheets read letters beyond the English ones.
    new Blob([`\uFEFF${logbookCsv(lines)}`], { type: 'text/csv;charset=utf-8' }),
  );
}
