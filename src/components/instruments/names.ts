/**
 * The names of all instruments. A name is the key of a case in the address, of the island in the page
 * and of the chunk that is loaded for it.
 */
export const instrumentNames = [
  'finder',
  'logging',
  'log',
  'status',
  'scaling',
  'spark',
  'maps',
  'fuel',
  'pull',
  'gears',
] as const;

export type InstrumentName = (typeof instrumentNames)[number];
