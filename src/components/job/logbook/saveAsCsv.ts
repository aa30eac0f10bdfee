import { logbookCsv } from '@site/src/calculations/logbook/logbookCsv';
import { type LogbookTexts, printedDay } from '@site/src/calculations/logbook/logbookLine';

/** Hands the lines to the reader as a file. Nothing leaves the device. */
export function saveAsCsv(lines: readonly LogbookTexts[]): void {
  // The mark at the beginning lets spreadsheets read letters beyond the English ones.
  const address = URL.createObjectURL(
    new Blob([`\uFEFF${logbookCsv(lines)}`], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `logbook-${printedDay(new Date())}.csv`;
  link.click();
  // The browser has taken the content over by the next task.
  window.setTimeout(() => URL.revokeObjectURL(address), 0);
}
