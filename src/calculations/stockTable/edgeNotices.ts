import type { StockCurve, StockMap } from '@site/src/data/stockTable';
import { axisName } from '../stockMapView/axisName';
import { type Notice, notice } from '../limits/notice';
import { partedThousands } from '../text/partedThousands';

/** A place at which a stock table was read, in the units of its axes. */
export interface TableRead {
  readonly table: MapAxes | CurveAxis;
  /** Across; of maps only. */
  readonly x?: number;
  /** Down. */
  readonly y: number;
}

type MapAxes = Pick<StockMap, 'kind' | 'name' | 'xAxis' | 'x' | 'yAxis' | 'y'>;
type CurveAxis = Pick<StockCurve, 'kind' | 'name' | 'yAxis' | 'y'>;

interface HeldEdge {
  readonly table: string;
  /** `Load 1.2`. */
  readonly place: string;
  /** `load 1`. */
  readonly edge: string;
}

/** `load, spark kind [load fraction]` and 1.2: `load 1.2`; the unit of a fraction says nothing. */
const placed = (axis: string, value: number): string => {
  const { name, unit } = axisName(axis);
  const [short = name] = name.split(/, | \(/);
  const number = partedThousands(Number(value.toFixed(4)));
  return unit === 'load fraction' ? `${short} ${number}` : `${short} ${number} ${unit}`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const heldOn = (
  table: string,
  axis: string,
  breakpoints: readonly number[],
  value: number,
): HeldEdge[] => {
  const edge = Math.min(Math.max(value, Math.min(...breakpoints)), Math.max(...breakpoints));
  if (edge === value) return [];
  return [{ table, place: capital(placed(axis, value)), edge: placed(axis, edge) }];
};

const heldIn = ({ table, x, y }: TableRead): HeldEdge[] => [
  ...(table.kind === 'map' && x !== undefined ? heldOn(table.name, table.xAxis, table.x, x) : []),
  ...heldOn(table.name, table.yAxis, table.y, y),
];

/**
 * Says where a table was read beyond its last breakpoint, so that the value at its edge was held.
 *
 * Tables that were left at the same place and edge stand in one notice. None at a breakpoint or between.
 */
export const edgeNotices = (reads: readonly TableRead[]): readonly Notice[] => {
  const held = new Map<string, HeldEdge[]>();
  for (const each of reads.flatMap(heldIn)) {
    const key = `${each.place}, ${each.edge}`;
    held.set(key, [...(held.get(key) ?? []), each]);
  }
  return [...held.values()].map((alike) => {
    const [{ place, edge } = { place: '', edge: '' }] = alike;
    const tables = [...new Set(alike.map(({ table }) => `\`${table}\``))];
    return notice('edgeValueHeld', { place, table: tables.join(' and '), edge });
  });
};
