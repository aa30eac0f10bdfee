import { thresholds } from '@site/src/data/limits/thresholds';
import { median } from '../statistics/median';
import { highLoad, type CellEvidence } from './cellEvidence';

/**
 * What makes a cell suspicious.
 *
 * `large`: look for the cause first. `outlier`: its neighbours agree on something else. `sign-flip`:
 * a neighbour says the opposite. `trim-at-high-load`: closed-loop trims alone, from load 0.8 on.
 */
export type CellMark = 'large' | 'outlier' | 'sign-flip' | 'trim-at-high-load';

/** From here on a leak, the air meter, an injector or the fuel pressure comes first. */
const largePercent = thresholds.faultFirstPercent;

/** Chosen for this guide: as far as combined trims may lie from zero when the work is done. */
const outlierPoints = 5;

/** Chosen for this guide: opposite signs below this are noise around zero. */
const signFlipPercent = 2;

const beside = [-1, 0, 1].flatMap((dr) => [-1, 0, 1].map((dc) => [dr, dc] as const));
const around = beside.filter(([dr, dc]) => dr !== 0 || dc !== 0);
const touching = around.filter(([dr, dc]) => dr === 0 || dc === 0);

/** The marks of one cell; its neighbours are those with hits enough, null where there are none. */
export const cellMarks = (
  evidence: readonly (readonly (CellEvidence | null)[])[],
  r: number,
  c: number,
  load: number,
): readonly CellMark[] => {
  const cell = evidence[r]?.[c];
  if (!cell) return [];
  const own = cell.correctionPercent;
  const among = (places: readonly (readonly [number, number])[]): number[] =>
    places.flatMap(([dr, dc]) => evidence[r + dr]?.[c + dc]?.correctionPercent ?? []);
  const neighbours = among(around);
  const opposite = (other: number) =>
    own * other < 0 && Math.min(Math.abs(own), Math.abs(other)) >= signFlipPercent;
  const marks: readonly (readonly [CellMark, boolean])[] = [
    ['large', Math.abs(own) >= largePercent],
    [
      'outlier',
      neighbours.length >= 3 && Math.abs(own - (median(neighbours) ?? 0)) > outlierPoints,
    ],
    ['sign-flip', among(touching).some(opposite)],
    ['trim-at-high-load', cell.source === 'closed-loop' && load >= highLoad],
  ];
  return marks.flatMap(([mark, holds]) => (holds ? [mark] : []));
};
