import type { StockMapView } from '@site/src/calculations/stockMapView/stockMapView';
import { scaleLinear } from 'd3-scale';
import type { PlotSpec } from '../../figures/kit/Plot';
import type { PlotSeries } from '../../figures/kit/Plot/plotSpec';
import { axisUnit, axisWords } from './inUnits';

type Points = readonly (readonly [x: number, y: number])[];

/** More dots than this run together. */
const mostDots = 24;

/** The points of a curve, without numbers that are no setting. */
const pointsOf = ({ rows, cells }: StockMapView): Points =>
  (rows?.breakpoints ?? []).flatMap((x, r): [number, number][] => {
    const cell = cells[r]?.[0];
    return cell && !cell.parked ? [[x, cell.value]] : [];
  });

const line = (kind: PlotSeries['kind'], points: Points): PlotSeries => ({
  kind,
  points,
  label: [],
  phone: 'none',
});

/** Ends of an axis, never the same. */
const ends = (values: readonly number[]): [number, number] => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = most === least ? Math.abs(most) / 10 || 1 : 0;
  const [from = least, to = most] = scaleLinear([least - room, most + room], [0, 1])
    .nice(5)
    .domain();
  return [from, to];
};

/** The plot of a curve, thick, and of the same curve in another calibration, thin; undefined for no points. */
export function curvePlot(
  id: string,
  view: StockMapView,
  other: StockMapView | undefined,
): PlotSpec | undefined {
  const points = pointsOf(view);
  const others = other ? pointsOf(other) : [];
  const { rows } = view;
  if (!rows || points.length === 0) return undefined;
  const all = [...points, ...others];
  const [from, to] = ends(all.map(([x]) => x));
  const [low, high] = ends(all.map(([, y]) => y));
  const ticksBetween = (a: number, b: number, count: number) =>
    scaleLinear([a, b], [0, 1]).ticks(count);
  const values = points.map(([, y]) => y);
  return {
    id,
    title: `${view.name} over ${axisWords(rows)}`,
    description: `From ${Math.min(...values)} to ${Math.max(...values)}, ${view.unit}, over ${points.length} points.`,
    x: { from, to, ticks: ticksBetween(from, to, 8), unit: axisUnit(rows) },
    phoneX: { ticks: ticksBetween(from, to, 4) },
    y: { from: low, to: high, ticks: ticksBetween(low, high, 6), unit: view.unit },
    height: 320,
    series: [...(others.length > 0 ? [line('third', others)] : []), line('read', points)],
    dots: points.length <= mostDots ? [{ places: points.map(([x, y]) => ({ x, y })) }] : [],
  };
}
