import { logbookFields, type LogbookTexts } from '@site/src/calculations/logbook/logbookLine';
import { printAlone, withWords } from '@site/src/components/instruments/kit/paperSheet';
import { bringStyles } from '../../article/bringStyles';
import styles from './sheet.css?text';

/** The sheet: a table of all lines, and below it room to go on by hand. */
function sheetOf(lines: readonly LogbookTexts[]): HTMLElement {
  const sheet = document.createElement('section');
  sheet.className = 'logbook-sheet';
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  head.append(...logbookFields.map(([, label]) => withWords('th', label)));
  const body = table.createTBody();
  for (const line of lines)
    body.insertRow().append(...logbookFields.map(([name]) => withWords('td', line[name])));
  for (let empty = 0; empty < 6; empty++)
    body.insertRow().append(...logbookFields.map(() => withWords('td', '')));
  sheet.append(withWords('h1', 'Logbook'), table);
  return sheet;
}

/** Prints lines of the logbook, and nothing else of the page. */
export function printSheet(lines: readonly LogbookTexts[]): void {
  bringStyles(styles);
  printAlone(sheetOf(lines));
}
