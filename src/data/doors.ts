import { emergency } from './emergencyDoor';

/** A way into the guide, named by what owners say of themselves. */
export interface Door {
  /** The id of the place where it leads. */
  readonly to: string;
  /** What the owner would say. */
  readonly words: string;
  /** What is found there. */
  readonly line: string;
}

/** The first door. */
export const emergencyDoor: Door = {
  ...emergency,
  line: 'A flash stopped. The car is dead. Lamps stay on.',
};

/** The other doors of the opening, in the order in which an owner meets them. */
export const doors: readonly Door[] = [
  {
    to: 'should-you-do-this',
    words: 'I have never tuned',
    line: 'What can happen, who should not, the first weeks',
  },
  {
    to: 'finder-instrument',
    words: 'What is my calibration?',
    line: 'Six characters such as LF9VEB; is it covered',
  },
  {
    to: 'when-it-does-not-log',
    words: 'My adapter writes no log',
    line: 'Lights, card, file, one cause after the other',
  },
  { to: 'ask-knock', words: 'It pings', line: 'Lift first, then this' },
  {
    to: 'read-my-log',
    words: 'I have a log',
    line: 'Open it here: what it holds, what it asks for',
  },
  { to: 'reference', words: 'I look something up', line: 'Tables, parameters, words, sources' },
  { to: 'instruments', words: 'All instruments', line: 'Each with what to have ready' },
];
