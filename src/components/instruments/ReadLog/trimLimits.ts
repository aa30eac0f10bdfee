import type { LimitName } from '@site/src/data/limits';

/** Which trims the table was made of; told beside the table. */
export const trimLimits: readonly LimitName[] = [
  'logTrimsLearned',
  'logTrimsNothingLearned',
  'logTrimsOfSum',
];
