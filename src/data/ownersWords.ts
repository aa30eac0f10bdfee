import file from './owners-words.json';

/** What owners say, in their words, for what the guide tells in its own. */
export interface OwnersWord {
  /** Words or sayings of one to four words; any form and either spelling of a word will do. */
  readonly said: readonly string[];
  /** Ids of the guide that answer, the best first. */
  readonly leadsTo: readonly string[];
  /** Why the words lead there. */
  readonly why: string;
}

/** The owners' words that the search knows. */
export const ownersWords: readonly OwnersWord[] = file;
