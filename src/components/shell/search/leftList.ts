/** The list that readers left for a place, kept in their history so that Back brings it back. */
export interface LeftList {
  readonly typed: string;
  readonly row: number;
  /** How far it was scrolled, in CSS pixels. */
  readonly top: number;
}

interface HistoryState {
  readonly leftList?: LeftList | undefined;
}

/** The list that was left at this entry of the history, if any. */
export const leftList = (): LeftList | undefined =>
  (history.state as HistoryState | null)?.leftList;

/** Keeps a list with this entry of the history; without one, forgets it. */
export function keepLeftList(left?: LeftList): void {
  const state = history.state as HistoryState | null;
  if (left || state?.leftList) history.replaceState({ ...state, leftList: left }, '');
}
