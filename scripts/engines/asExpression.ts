import type { Plain } from './browserWindow';

/**
 * A call of the function as text, for an engine to run in its page. `__name`, which the compiler puts
 * around functions to keep their names, is there as well.
 */
export const asExpression = (inPage: (...args: never) => unknown, args: readonly Plain[]): string =>
  `((__name) => (${inPage.toString()})(...${JSON.stringify(args)}))((named) => named)`;
