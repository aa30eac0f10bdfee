import clsx from 'clsx';
import type { ReactNode } from 'react';
import { textWidth } from '../words/widths';
import type { DiagramArrow, Size } from './diagramSpec';
import { facingSides, type Rectangle, route } from './route';
import styles from './styles.module.css';

const head = {
  right: '-6-4l6 4l-6 4',
  left: '6-4l-6 4l6 4',
  down: '-4-6l4 6l4-6',
  up: '-4 6l4-6l4 6',
};

export interface ArrowProps {
  readonly arrow: DiagramArrow;
  readonly from: Rectangle;
  readonly to: Rectangle;
  readonly size: Size;
}

/** A line from one box to another, with what it says beside its beginning. */
export function Arrow({ arrow, from, to, size }: ArrowProps): ReactNode {
  const corners = route(from, to, arrow[size] ?? facingSides(from, to));
  const [x0, y0] = corners[0] ?? [0, 0];
  const [x1, y1] = corners[1] ?? [0, 0];
  const [xa, ya] = corners.at(-2) ?? [0, 0];
  const [xb, yb] = corners.at(-1) ?? [0, 0];
  const way = ya === yb ? (xb > xa ? 'right' : 'left') : yb > ya ? 'down' : 'up';
  const level = y0 === y1;
  const label = arrow.label ?? '';
  const x = level ? Math.min(x0, x1 < x0 ? x0 - textWidth(label) - 10 : x0) + 5 : x0 + 6;
  const y = level ? y0 - 5 : y0 + (y1 > y0 ? 14 : -7);
  return (
    <g className={clsx(styles.arrow, arrow.doubtful && styles.doubtful)}>
      <path d={`M${corners.map((point) => point.join(' ')).join('L')}`} />
      <path className={styles.point} d={`M${xb} ${yb}m${head[way]}`} />
      {label && (
        <text x={x} y={y}>
          {label}
        </text>
      )}
    </g>
  );
}
