import { type Limit, warning } from './limit';

/** What holds wherever a stored table is read. */
export const tableEdges = {
  edgeValueHeld: warning(
    'maps-instrument',
    '{place} lies outside the axes of {table}: the value at the edge, {edge}, was held.',
    'computed',
  ),
} as const satisfies Readonly<Record<string, Limit>>;
