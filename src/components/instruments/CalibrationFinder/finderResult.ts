import type { PossibleFamily } from '@site/src/calculations/calibrationFinder/calibrationsOfCar';
import type { Identified } from '@site/src/calculations/calibrationFinder/identifyText';
import type { TopicStatement } from '@site/src/calculations/calibrationFinder/topicStatement';
import type { Statement } from '@site/src/calculations/text/Statement';
import type { Sure } from '../../article/Mark';

/** Where the reader goes from an answer. */
export interface WayOn {
  /** An address in the guide. */
  readonly href: `#${string}`;
  readonly words: string;
}

/** What the finder shows. */
export interface FinderResult {
  readonly sentence: string;
  readonly sure: Sure;
  /** What was asked, for an answer that has become stale. */
  readonly asked: string;
  readonly found: Identified | null;
  readonly statements: readonly (Statement | TopicStatement)[];
  /** Families that fit what was chosen, if nothing was typed. */
  readonly families: readonly PossibleFamily[];
  /** Known IDs that differ by one character. */
  readonly nearMisses: readonly string[];
  readonly waysOn: readonly WayOn[];
}
