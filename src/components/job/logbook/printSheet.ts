import { logbookFields, type LogbookTexts } from '@site/src/calculations/logbook/logbookLine';
import { bringStyles } from '../../article/bringStyles';
import styles from './sheet.css?text';

const text = (tag: string, words: string): HTMLElement => {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
};

/** The sheet: a table of all lines, and below it room to go on by hand. */
function sheetOf(lines: readonly LogbookTexts[]): HTMLElement {
  const sheet = document.createElement('section');
  sheet.className = 'logbook-sheet';
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  head.append(...logbookFields.map(([, label]) => text('th', label)));
  const body = table.createTBody();
  for (const line of lines)
    body.insertRow().append(...logbookFields.map(([name]) => text('td', line[name])));
  for (let empty = 0; empty < 6; empty++)
    body.insertRow().append(...logbookFields.map(() => text('td', '')));
  sheet.append(text('h1', 'Logbook'), table);
  return sheet;
}

/** Prints lines of the logbook, and nothing else of the page. */
export function printSheet(lines: readonly LogbookTexts[]): void {
  bringStyles(styles);
  document.querySelector('.logbook-sheet')?.remove();
  const sheet = sheetOf(lines);
  document.body.append(sheet);
  window.addEventListener('afterprint', () => sheet.remove(), { once: true });
  window.print();
}
