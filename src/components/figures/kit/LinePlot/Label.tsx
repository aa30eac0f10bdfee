import type { ReactNode } from 'react';
import type { LabelTone } from '../Plot/plotSpec';
import styles from './styles.module.css';

export interface LabelProps {
  readonly x: number;
  /** Base line of the first line of text. */
  readonly y: number;
  readonly lines: readonly string[];
  readonly kind?: LabelTone;
  /** The text ends at `x`. */
  readonly end?: boolean;
}

/** Text beside a line of the plot. */
export function Label({ x, y, lines, kind = 'plain', end = false }: LabelProps): ReactNode {
  return lines.map((text, index) => (
    <text
      className={styles[kind]}
      data-end={end ? '' : undefined}
      x={x}
      y={y + index * 16}
      key={text}
    >
      {text}
    </text>
  ));
}
