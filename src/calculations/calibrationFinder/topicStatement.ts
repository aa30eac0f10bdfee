import type { Statement } from '../text/Statement';

/** What a statement is about. */
export type Topic = 'car' | 'romdrop' | 'nc-flash' | 'factory-file' | 'instead' | 'caution' | 'ask';

export interface TopicStatement extends Statement {
  readonly topic: Topic;
  /** It stands apart as a caution. */
  readonly warns?: true;
  /** A thread to read. */
  readonly href?: string;
}
