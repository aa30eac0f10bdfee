import { area as areaShape } from 'd3-shape';
import type { ReactNode } from 'react';
import type { PlotArea } from './plotArea';
import styles from './styles.module.css';

type BandPoint = readonly [x: number, one: number, other: number];

export interface BandProps {
  readonly area: PlotArea;
  readonly points: readonly BandPoint[];
  readonly kind: 'model' | 'danger';
}

/** The room between two rival models. */
export function Band({ area, points, kind }: BandProps): ReactNode {
  const path = areaShape<BandPoint>(
    ([x]) => area.x(x),
    ([, one]) => area.y(one),
    ([, , other]) => area.y(other),
  );
  return (
    <path className={kind === 'danger' ? styles.dangerBand : styles.band} d={path(points) ?? ''} />
  );
}
