import { line } from 'd3-shape';
import type { ReactNode } from 'react';
import type { PlotArea } from './plotArea';
import styles from './styles.module.css';

type PlotPoint = readonly [x: number, y: number];

/**
 * Solid: read from files; the second and third of a plot are told apart by colour and weight. Broken: a
 * model. Danger: a model that would hurt the engine.
 */
export type LineKind = 'read' | 'second' | 'third' | 'model' | 'danger';

export interface LineProps {
  readonly area: PlotArea;
  readonly points: readonly PlotPoint[];
  readonly kind: LineKind;
}

/** A line of the plot. */
export function Line({ area, points, kind }: LineProps): ReactNode {
  const path = line<PlotPoint>(
    ([x]) => area.x(x),
    ([, y]) => area.y(y),
  );
  return <path className={styles[kind]} d={path(points) ?? ''} />;
}
