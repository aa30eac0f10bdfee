import { createContext } from 'react';
import type { Notice } from '@site/src/calculations/limits/notice';

/** What the kit tells the answer of an instrument. */
export interface AnswerState {
  /** The answer belongs to earlier fields, because something in them cannot be used now. */
  readonly stale: boolean;
  /** The case it belongs to, told while it is stale: `205/45R17, 7500 rpm`. */
  readonly forCase?: string | undefined;
  readonly notices: readonly Notice[];
}

/** Outside an instrument an answer is what it is. */
export const AnswerContext = createContext<AnswerState>({ stale: false, notices: [] });
