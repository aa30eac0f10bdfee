import type { Statement } from '../Statement';

/** What a statement is about. */
export type Topic = 'car' | 'romdrop' | 'nc-flash' | 'factory-file' | 'instead' | 'caution' | 'ask';

export interface TopicStatement extends Statement {
  readonly topic: Topic;
  /** A thread to read. */
  readonly href?: string;
}
