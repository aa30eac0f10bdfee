import type { LogTrace } from '@site/src/calculations/logTrace/LogTrace';
import { exactClock } from './messages';

/** When a point is: of a thinned curve it is the least or the greatest value near that time. */
export const momentText = ({ isThinned }: LogTrace, seconds: number): string =>
  `${isThinned ? 'Near' : 'At'} ${exactClock(seconds)}`;
