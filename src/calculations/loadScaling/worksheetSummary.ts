import { thresholds } from '@site/src/data/limits/thresholds';
import type { CellMark } from './cellMarks';
import type { CellOutcome, Worksheet, WorksheetCell } from './loadScalingWorksheet';

export interface WorksheetSummary {
  readonly cellsByOutcome: Readonly<Record<CellOutcome, number>>;
  readonly cellsByMark: Readonly<Record<CellMark, number>>;
  readonly raised: number;
  /** A lower load reads more spark advance from the maps, so knock must be watched there. */
  readonly lowered: number;
  readonly capped: number;
  /** Cells with hits enough whose correction lies beyond ±5 %. */
  readonly beyondAccepted: number;
  /** Two cells side by side beyond ±10 %: the cause comes before the table. */
  readonly largeBlock: boolean;
  readonly largestChangePercent: number;
}

const changePercent = ({ before, after }: WorksheetCell): number => 100 * (after / before - 1);

/** Counts what a worksheet found and did. */
export const worksheetSummary = ({ cells }: Worksheet): WorksheetSummary => {
  const all = cells.flat();
  const count = (holds: (cell: WorksheetCell) => boolean): number => all.filter(holds).length;
  const outcome = (name: CellOutcome) => count((cell) => cell.outcome === name);
  const mark = (name: CellMark) => count((cell) => cell.marks.includes(name));
  const large = (r: number, c: number) => cells[r]?.[c]?.marks.includes('large');
  return {
    cellsByOutcome: {
      corrected: outcome('corrected'),
      filled: outcome('filled'),
      'no-data': outcome('no-data'),
      'few-hits': outcome('few-hits'),
      marked: outcome('marked'),
      kept: outcome('kept'),
      'with-row': outcome('with-row'),
      'for-row': outcome('for-row'),
      'no-say': outcome('no-say'),
    },
    cellsByMark: {
      large: mark('large'),
      outlier: mark('outlier'),
      'sign-flip': mark('sign-flip'),
      'trim-at-high-load': mark('trim-at-high-load'),
    },
    raised: count(({ before, after }) => after > before),
    lowered: count(({ before, after }) => after < before),
    capped: count(({ capped }) => capped),
    beyondAccepted: count(
      ({ thin, computedPercent, outcome }) =>
        !thin &&
        outcome !== 'kept' &&
        outcome !== 'no-say' &&
        Math.abs(computedPercent ?? 0) > thresholds.acceptedTrimPercent,
    ),
    largeBlock: cells.some((row, r) =>
      row.some((_, c) => large(r, c) && [large(r + 1, c), large(r, c + 1)].includes(true)),
    ),
    largestChangePercent: all.reduce((most, cell) => {
      const change = changePercent(cell);
      return Math.abs(change) > Math.abs(most) ? change : most;
    }, 0),
  };
};
