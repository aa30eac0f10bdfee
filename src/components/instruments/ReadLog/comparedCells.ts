import type { LogAnalysis } from '@site/src/calculations/logAnalysis/LogAnalysis';

/** A cell that both logs know. */
export interface ComparedCell {
  readonly rpm: number;
  readonly load: number;
  /** Mean trims, %. */
  readonly before: number;
  readonly after: number;
  readonly seconds: readonly [before: number, after: number];
}

export interface ComparedLogs {
  readonly cells: readonly ComparedCell[];
  /** Mean distance of the trims from zero, %, weighted by the seconds of both; NaN without cells. */
  readonly before: number;
  readonly after: number;
}

const isSameAxis = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

/** Two logs cell by cell, where neither is without data; none where their tables have other axes. */
export function comparedCells(
  { table: before }: Pick<LogAnalysis, 'table'>,
  { table: after }: Pick<LogAnalysis, 'table'>,
): ComparedLogs {
  const { rpms, loads } = after;
  const fits = isSameAxis(before.rpms, rpms) && isSameAxis(before.loads, loads);
  const cells = !fits
    ? []
    : after.cells.flatMap((row, r) =>
        row.flatMap((cell, c): readonly ComparedCell[] => {
          const old = before.cells[r]?.[c];
          if (!old || old.trust === 'empty' || cell.trust === 'empty') return [];
          return [
            {
              rpm: rpms[r] ?? NaN,
              load: loads[c] ?? NaN,
              before: old.meanPercent,
              after: cell.meanPercent,
              seconds: [old.seconds, cell.seconds],
            },
          ];
        }),
      );
  const weight = ({ seconds: [a, b] }: ComparedCell): number => Math.min(a, b);
  const total = cells.reduce((sum, cell) => sum + weight(cell), 0);
  const mean = (of: 'before' | 'after'): number =>
    cells.reduce((sum, cell) => sum + weight(cell) * Math.abs(cell[of]), 0) / total;
  return { cells, before: mean('before'), after: mean('after') };
}
