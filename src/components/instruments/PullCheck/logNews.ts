import type { PullLog } from '@site/src/calculations/pullCheck/openPullLog';
import type { OwnColumns } from '@site/src/calculations/pullCheck/matchColumns';

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

/** What the worker tells while it reads. */
export type LogNews =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly log: ShownLog }
  | { readonly kind: 'fault'; readonly message: string; readonly columns: readonly string[] };
