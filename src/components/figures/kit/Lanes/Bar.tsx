import type { ReactNode } from 'react';
import { textWidth } from '../words/widths';
import type { LaneBar } from './lanesSpec';
import styles from './styles.module.css';

export const barHeight = 24;

export interface BarProps {
  readonly bar: LaneBar;
  readonly y: number;
  readonly x: (value: number) => number;
}

/** A bar of a lane; its words stand behind it where they do not fit. */
export function Bar({ bar, y, x }: BarProps): ReactNode {
  const { from, to, kind, text = '' } = bar;
  const [left, right] = [Math.min(x(from), x(to)), Math.max(x(from), x(to))];
  const fits = textWidth(text) + 4 <= right - left;
  return (
    <g className={styles[kind]}>
      <path d={`M${left} ${y}H${right}V${y + barHeight}H${left}z`} />
      {text && (
        <text
          className={fits ? styles.inside : styles.behind}
          x={fits ? (left + right) / 2 : right + 6}
          y={y + barHeight / 2 + 4.5}
        >
          {text}
        </text>
      )}
    </g>
  );
}
