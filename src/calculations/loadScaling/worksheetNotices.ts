import type { LimitName } from '@site/src/data/limits';
import { thresholds } from '@site/src/data/limits/thresholds';
import { type Notice, notice } from '../limits/notice';
import { highLoad, type CellEvidence, type WorksheetInput } from './cellEvidence';
import { againstLongTermPercent, cellFaults, type CellFault } from './cellFaults';
import { hasNoSay, type LambdaRow } from './lambdaRows';
import type { Worksheet, WorksheetCell } from './loadScalingWorksheet';
import type { HistogramCells } from './ScalingTable';
import type { WorksheetOptions } from './worksheetOptions';
import { worksheetSummary } from './worksheetSummary';

const limitOf: Readonly<Record<CellFault, LimitName>> = {
  'long-term-trim': 'trimNearItsEnd',
  'sensor-end': 'sensorEndInCell',
  lean: 'leanInCell',
  'leaner-than-commanded': 'leanerThanCommanded',
  'far-from-commanded': 'farFromCommanded',
  contradiction: 'inputsContradict',
};

const percent = (value: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`.replace(/\.0$/, '');
const cellsOf = (count: number): string => `${count} ${count === 1 ? 'cell' : 'cells'}`;

/** The numbers of one cell, for the words of its fault. */
function valuesOf(told: CellEvidence): Readonly<Record<string, string>> {
  const { lambda, longTermTrimPercent } = told;
  const trim = percent(longTermTrimPercent ?? 0);
  return {
    value: trim,
    longTerm: trim,
    other: lambda ? 'lambda' : 'the short-term trim',
    against: percent(againstLongTermPercent(told)),
    ...(lambda && {
      measured: lambda.measured.toFixed(3),
      commanded: lambda.commanded.toFixed(3),
      by: (lambda.measured - lambda.commanded).toFixed(3),
    }),
  };
}

/** One notice for each kind of fault, with the numbers of the first cell that has it. */
const faultNotices = (cells: readonly WorksheetCell[]): readonly Notice[] =>
  (Object.keys(limitOf) as CellFault[]).flatMap((fault) => {
    const [first, ...others] = cells.filter(({ faults }) => faults.includes(fault));
    if (!first) return [];
    const more = others.length > 0 ? ` (and ${cellsOf(others.length)} more)` : '';
    const place = `${first.speedRpm} rpm, load ${first.load}${more}`;
    const told = [first.evidence, first.behind].find(
      (each) => each && cellFaults(each).includes(fault),
    );
    return [notice(limitOf[fault], { place, ...(told && valuesOf(told)) })];
  });

/** The engine speed of a row. */
const rowOf = ({ table }: WorksheetInput, r: number): string => String(table.speedsRpm[r] ?? '');

/** Rows that are kept for what lambda asks, where no cell tells of a fault. */
const askingMuch = (sheet: Worksheet, input: WorksheetInput): readonly Notice[] =>
  sheet.rows.flatMap((row, r) => {
    const telling = (sheet.cells[r] ?? []).filter(
      ({ load, source, evidence, behind }) =>
        (load >= highLoad || source === 'open-loop' || behind) && !(evidence && hasNoSay(evidence)),
    );
    return row?.verdict === 'kept' && telling.every(({ faults }) => faults.length === 0)
      ? [notice('lambdaAsksMuch', { row: rowOf(input, r), value: percent(row.percent) })]
      : [];
  });

/** Lambda where trims belong: all near 1, and enough of them that this is no chance. */
const looksLikeLambda = (cells: HistogramCells | undefined): boolean => {
  const numbers = (cells ?? []).flat().filter((value) => value !== null);
  return numbers.length >= 5 && numbers.every((value) => value > 0.6 && value < 1.4);
};

/** Commanded lambda stands in steps and measured lambda never does: one constant is the wrong box. */
const looksSwapped = ({ openLoop }: WorksheetInput): boolean => {
  const numbers = (openLoop?.measuredLambda ?? []).flat().filter((value) => value !== null);
  return numbers.length >= 3 && new Set(numbers).size === 1;
};

const { stockScaling } = thresholds;

/**
 * What the guide says of a worksheet: which cells are kept and why, and what to know before the new
 * table is typed in.
 */
export const worksheetNotices = (
  sheet: Worksheet,
  input: WorksheetInput,
  options: WorksheetOptions,
): readonly Notice[] => {
  const cells = sheet.cells.flat();
  const changed = cells.filter(({ before, after }) => before !== after);
  const lowered = changed.filter(({ before, after }) => after < before);
  const { largeBlock, largestChangePercent } = worksheetSummary(sheet);
  const when = (holds: boolean, name: LimitName, values?: Readonly<Record<string, string>>) =>
    holds ? [notice(name, values)] : [];
  const counted = (name: LimitName, found: readonly unknown[]) =>
    when(found.length > 0, name, { count: cellsOf(found.length) });
  const knowsLongTermTrim = input.longTermTrimPercent !== undefined;
  const byTrims = cells.some(({ source }) => source === 'closed-loop');
  const rowsThat = (verdict: LambdaRow['verdict']): readonly string[] =>
    sheet.rows.flatMap((row, r) => (row?.verdict === verdict ? [rowOf(input, r)] : []));
  const less = rowsThat('asks-for-less');
  const beyond = changed.filter(
    ({ after }) => after < stockScaling.least || after > stockScaling.most,
  );
  return [
    ...faultNotices(cells),
    ...askingMuch(sheet, input),
    ...when(largeBlock, 'largeBlock'),
    ...when(looksSwapped(input), 'lambdaSwapped'),
    ...when(looksLikeLambda(input.combinedTrim), 'trimsLookLikeLambda'),
    ...counted(
      'markedCellsChanged',
      changed.filter(({ marks, outcome }) => marks.length > 0 && outcome === 'corrected'),
    ),
    ...counted(
      'trimsAtHighLoad',
      changed.filter(({ load, outcome }) => load >= highLoad && outcome === 'corrected'),
    ),
    ...when(options.capPercent === null, 'capOff', {
      most: Math.abs(largestChangePercent).toFixed(1),
    }),
    ...counted('scalingBeyondStock', beyond),
    ...counted('loweredCells', lowered),
    ...when(rowsThat('raised').length > 0, 'lambdaByRows'),
    ...when(less.length > 0, 'loweredByLambda', { rows: less.join(', ') }),
    ...when(
      cells.some(
        ({ evidence, behind }) =>
          (evidence?.lambda ?? behind?.lambda) && evidence?.longTermTrimPercent === null,
      ),
      'longTermTrimUnknown',
    ),
    ...when(byTrims && !knowsLongTermTrim, 'trimPartsUnknown'),
  ];
};
