/**
 * Names in code that look like a table of the definitions and are none, each with its reason. A name
 * that no chapter uses any more fails a test.
 */
export const otherNames: ReadonlyMap<string, string> = new Map();
