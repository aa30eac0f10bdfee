import type { ReadLogResult } from './compute';
import {
  checkSentence,
  scalingText,
  settingsSentence,
  signedPercent,
  usedSentence,
} from './messages';

const element = (tag: string, words: string): HTMLElement => {
  const made = document.createElement(tag);
  made.textContent = words;
  return made;
};

const heads = ['', 'rpm', 'load', 'old', 'new', 'change'] as const;

/** The list to take to the laptop: one line for each cell that changes, with a box to tick. */
function changeSheet({ analysis, options, tableName }: ReadLogResult): HTMLElement {
  const sheet = document.createElement('section');
  sheet.className = 'log-sheet';
  const table = document.createElement('table');
  table
    .createTHead()
    .insertRow()
    .append(...heads.map((head) => element('th', head)));
  const body = table.createTBody();
  for (const { rpm, load, oldValue, newValue, changePercent } of analysis.changes)
    body
      .insertRow()
      .append(
        ...[
          '\u2610',
          String(rpm),
          String(load),
          scalingText(oldValue),
          scalingText(newValue),
          signedPercent(changePercent),
        ].map((words) => element('td', words)),
      );
  sheet.append(
    element('h1', 'Load Scaling: cells to change'),
    element('p', `${usedSentence(analysis)} Held against ${tableName}.`),
    element('p', `${settingsSentence(options)} ${checkSentence(analysis.selfCheck)}`),
    table,
  );
  return sheet;
}

/** Prints the list, and nothing else of the page. */
export function printChanges(result: ReadLogResult): void {
  document.querySelector('.log-sheet')?.remove();
  const sheet = changeSheet(result);
  document.body.append(sheet);
  window.addEventListener('afterprint', () => sheet.remove(), { once: true });
  window.print();
}
