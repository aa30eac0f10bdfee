import type { Limit } from './limit';

/** What holds wherever a stored table is read. */
export const tableEdges = {
  edgeValueHeld: {
    kind: 'warning',
    text: '{place} lies outside the axes of {table}: the value at the edge, {edge}, was held.',
    section: 'maps-instrument',
    sources: ['computed'],
  },
} as const satisfies Readonly<Record<string, Limit>>;
