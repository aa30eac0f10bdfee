import type { ReactNode } from 'react';
import { barHeight } from './Bar';
import type { LaneDot } from './lanesSpec';
import styles from './styles.module.css';

export interface DotsProps {
  readonly dots: readonly LaneDot[];
  readonly y: number;
  readonly x: (value: number) => number;
}

/** Single values in a lane, each with its words. */
export function Dots({ dots, y, x }: DotsProps): ReactNode {
  return dots.map(({ at, label, open = false, below = false }) => (
    <g className={styles.dots} key={`${at} ${label}`}>
      <circle
        className={open ? styles.openDot : styles.dot}
        cx={x(at)}
        cy={y + barHeight / 2}
        r={open ? 5 : 6}
      />
      {label && (
        <text x={x(at)} y={below ? y + barHeight + 14 : y - 5}>
          {label}
        </text>
      )}
    </g>
  ));
}
