import type { OwnColumns } from '@site/src/calculations/pullCheck/matchColumns';
import type { PullLog } from '@site/src/calculations/pullCheck/openPullLog';

/** A log, and the columns that the reader chose for it. */
export interface LogTask {
  readonly source: File | string;
  readonly columns: OwnColumns;
}

/** A log as the page gets it. */
export interface ShownLog extends PullLog {
  /** How many pulls there are; `pulls` holds the first of them. */
  readonly found: number;
}

/** What the worker reports while it reads. */
export type LogReport =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly log: ShownLog }
  | { readonly kind: 'error'; readonly message: string; readonly columns: readonly string[] };
