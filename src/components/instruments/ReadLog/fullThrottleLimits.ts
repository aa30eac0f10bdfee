import type { LimitName } from '@site/src/data/limits';

/** What full throttle loses by the new table; told beside the keys that hand it out. */
export const fullThrottleLimits: readonly LimitName[] = [
  'logFullThrottleLean',
  'logFullThrottleUnknown',
];
