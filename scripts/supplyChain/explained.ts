import type { Explained } from './findings';

/** Every finding of `npm run vulnerabilities` that stays, with the reason. */
export const explained: readonly Explained[] = [];
