import type { Statement } from '../text/Statement';

/** What a statement is about. */
type Topic = 'car' | 'romdrop' | 'nc-flash' | 'factory-file' | 'instead' | 'caution' | 'ask';

export interface TopicStatement extends Statement {
  readonly topic: Topic;
  /** A thread to read. */
  readonly href?: string;
}
