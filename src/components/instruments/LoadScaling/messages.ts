import type { CellFault } from '@site/src/calculations/loadScaling/cellFaults';
import { asksForFault } from '@site/src/calculations/loadScaling/lambdaRows';
import type { CellMark } from '@site/src/calculations/loadScaling/cellMarks';
import type { WorksheetCell } from '@site/src/calculations/loadScaling/loadScalingWorksheet';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import type { LoadScalingResult } from './compute';

const percent = { decimals: 1, signed: true };

/** A change in percent: `+4.0`. */
export const printedPercent = (value: number): string => printedNumber(value, percent);

const marks: Readonly<Record<CellMark, string>> = {
  large: '10 % or more',
  outlier: 'its neighbours agree on something else',
  'sign-flip': 'a neighbour says the opposite',
  'trim-at-high-load': 'trims alone at load 0.8 and above',
};

const faults: Readonly<Record<CellFault, string>> = {
  'long-term-trim': 'long-term trim beyond 10 %',
  'sensor-end': 'lambda at the end of the sensor',
  lean: 'leaner than 0.92',
  'leaner-than-commanded': 'leaner than commanded',
  'far-from-commanded': 'far from commanded',
  contradiction: 'trim and the other input hide each other',
};

/** Whether a kept cell asks for a fault itself; else another one of its row does. */
const isCause = ({ evidence, behind }: WorksheetCell): boolean =>
  [evidence, behind].some((each) => each && asksForFault(each));

/** Why a cell is what it is. */
export function remarkOf(cell: WorksheetCell, { options }: LoadScalingResult): string {
  const said = [
    ...cell.faults.map((fault) => faults[fault]),
    ...(cell.outcome === 'with-row' ? [] : cell.marks.map((mark) => marks[mark])),
  ];
  const capped = cell.capped ? [`capped at ${String(options.capPercent)} %`] : [];
  const alone =
    cell.outcome === 'few-hits'
      ? [`left alone: fewer than ${options.minimumHits} hits`]
      : cell.outcome === 'marked'
        ? ['left alone']
        : cell.outcome === 'kept'
          ? [isCause(cell) ? 'kept: look for the fault' : 'kept with its row']
          : cell.outcome === 'for-row'
            ? ['not moved: speaks for its row']
            : cell.outcome === 'no-say'
              ? ['no measurement']
              : [];
  const moved =
    cell.outcome === 'filled'
      ? ['filled from its neighbours']
      : cell.outcome === 'with-row'
        ? [cell.after === cell.before ? 'too small to change' : 'raised with its row']
        : [];
  const open = cell.source === 'open-loop' ? ['by lambda'] : [];
  return [...alone, ...moved, ...capped, ...open, ...said].join('; ');
}

const counted = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

/** What happens to the table, in one sentence. */
export function changeSentence({ summary, sheet }: LoadScalingResult): string {
  const { cellsByOutcome, raised, lowered } = summary;
  const cells = sheet.cells.flat();
  if (cellsByOutcome['no-data'] === cells.length)
    return 'Nothing to correct yet: paste the histograms of your log.';
  const alone = cellsByOutcome['few-hits'] + cellsByOutcome.marked;
  const { kept } = cellsByOutcome;
  const left = [
    ...(alone > 0 ? [`${counted(alone, 'is', 'are')} left alone`] : []),
    ...(kept > 0 ? [`${counted(kept, 'is', 'are')} kept, with a fault to look for`] : []),
  ];
  if (raised + lowered === 0) {
    if (left.length > 0) return `No cell changes: ${left.join(', ')}.`;
    return sheet.rows.some((row) => row?.verdict === 'asks-for-less')
      ? 'No cell changes: lambda asks for less, and lowers nothing here.'
      : cellsByOutcome['no-say'] > 0
        ? 'No cell changes: lambda stood at the end of the sensor, which is no measurement.'
        : 'No cell changes: the log asks for no correction.';
  }
  const changes = cells
    .filter(({ before, after }) => before !== after)
    .map(({ before, after }) => 100 * (after / before - 1));
  const [least, most] = [Math.min(...changes), Math.max(...changes)].map(printedPercent);
  const by = least === most ? `${least} %` : `${least} to ${most} %`;
  return `${raised + lowered} of ${cells.length} cells change, by ${by}: ${raised} raised, ${lowered} lowered${kept > 0 ? `; ${kept} kept, with a fault to look for` : ''}.`;
}

/** What else there is to know, in sentences. */
export function scalingNotes({ summary, sheet, options }: LoadScalingResult): string[] {
  const { cellsByOutcome, cellsByMark, capped, beyondAccepted } = summary;
  const { marked, filled } = cellsByOutcome;
  const few = cellsByOutcome['few-hits'];
  const marksFound = (Object.keys(marks) as CellMark[]).filter((mark) => cellsByMark[mark] > 0);
  const data = cellsByOutcome['no-data'] < sheet.cells.flat().length;
  const say = (holds: boolean, sentence: string) => (holds ? [sentence] : []);
  return [
    ...say(
      marked + few > 0,
      `Left exactly as they are: ${counted(marked, 'marked cell', 'marked cells')}, ${few} with fewer than ${options.minimumHits} hits. A question mark in the map shows the first, a dot the second.`,
    ),
    ...say(
      marksFound.length > 0,
      `Marks: ${marksFound.map((mark) => `${marks[mark]} (${cellsByMark[mark]})`).join(', ')}.`,
    ),
    ...say(filled > 0, `${counted(filled, 'cell', 'cells')} filled from the neighbours.`),
    ...say(
      capped > 0,
      `${counted(capped, 'cell', 'cells')} held at the cap of ${String(options.capPercent)} %.`,
    ),
    ...say(
      data && !sheet.hitsKnown,
      'No hit counts were given: how thin the cells are, the worksheet cannot know.',
    ),
    ...say(
      beyondAccepted > 0,
      `${counted(beyondAccepted, 'cell asks', 'cells ask')} for more than ±5 %: log again after the flash.`,
    ),
  ];
}

/** How the pasted tables were laid on the breakpoints; nothing if none was pasted. */
export function placementSentence({ placed, table }: LoadScalingResult): string {
  const by = (holds: boolean) =>
    placed.filter(
      ({ placement }) => (placement.rows === 'axis' && placement.columns === 'axis') === holds,
    );
  const names = (tables: typeof placed) => tables.map(({ name }) => name).join(', ');
  const [byAxes, byPosition] = [by(true), by(false)];
  const { speedsRpm, loads } = table;
  return [
    ...(byAxes.length > 0 ? [`Placed by their own axes: ${names(byAxes)}.`] : []),
    ...(byPosition.length > 0
      ? [
          `Placed by position, from ${speedsRpm[0] ?? 0} rpm and load ${loads[0] ?? 0} on: ${names(byPosition)}.`,
        ]
      : []),
  ].join(' ');
}
