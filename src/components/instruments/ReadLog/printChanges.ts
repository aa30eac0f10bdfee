import { printAlone, withWords } from '../kit/paperSheet';
import type { ReadLogResult } from './compute';
import {
  checkSentence,
  scalingText,
  settingsSentence,
  signedPercent,
  usedSentence,
} from './messages';

const heads = ['', 'rpm', 'load', 'old', 'new', 'change'] as const;

/** The list to take to the laptop: one line for each cell that changes, with a box to tick. */
function changeSheet({ analysis, options, tableName }: ReadLogResult): HTMLElement {
  const sheet = document.createElement('section');
  sheet.className = 'log-sheet';
  const table = document.createElement('table');
  table
    .createTHead()
    .insertRow()
    .append(...heads.map((head) => withWords('th', head)));
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
        ].map((words) => withWords('td', words)),
      );
  sheet.append(
    withWords('h1', 'Load Scaling: cells to change'),
    withWords('p', `${usedSentence(analysis)} Held against ${tableName}.`),
    withWords('p', `${settingsSentence(options)} ${checkSentence(analysis.selfCheck)}`),
    table,
  );
  return sheet;
}

/** Prints the list, and nothing else of the page. */
export const printChanges = (result: ReadLogResult): void => printAlone(changeSheet(result));
