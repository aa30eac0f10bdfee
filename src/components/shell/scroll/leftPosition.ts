import type { ScrollPosition } from './currentSectionStore';

/** Where the page was left, and the place that its address named then. */
export interface LeftPosition extends ScrollPosition {
  readonly hash: string;
}

/**
 * Reads what anybody may have stored; undefined if it is no position. It is used while the program of the
 * page begins, which an error would end.
 */
export function leftPositionFrom(text: string | null): LeftPosition | undefined {
  try {
    const { scrollY, id, top, hash } = JSON.parse(text ?? 'null') as Readonly<
      Record<keyof LeftPosition, unknown>
    >;
    const isPosition =
      typeof scrollY === 'number' &&
      typeof id === 'string' &&
      typeof top === 'number' &&
      typeof hash === 'string';
    return isPosition ? { scrollY, id, top, hash } : undefined;
  } catch {
    return undefined;
  }
}
