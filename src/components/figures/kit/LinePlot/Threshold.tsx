import type { ReactNode } from 'react';
import type { PlotArea } from './plotArea';
import styles from './styles.module.css';

/** The dotted line at a value of the horizontal axis, from which something acts. */
export function Threshold({
  area,
  at,
}: {
  readonly area: PlotArea;
  readonly at: number;
}): ReactNode {
  return <path className={styles.threshold} d={`M${area.x(at)} ${area.top}V${area.bottom}`} />;
}
