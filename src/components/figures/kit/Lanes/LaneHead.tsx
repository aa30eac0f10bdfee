import clsx from 'clsx';
import type { ReactNode } from 'react';
import { textWidth } from '../words/widths';
import { barHeight } from './Bar';
import type { Lane } from './lanesSpec';
import styles from './styles.module.css';

/** The name of a lane. */
export function LaneHead(props: {
  readonly lane: Lane;
  readonly y: number;
  /** Above the bars, in one line. */
  readonly above: boolean;
}): ReactNode {
  const { lane, y, above } = props;
  const { head, sub, mono = false } = lane;
  const over = lane.dots?.some(({ label, below }) => label && !below) ? 18 : 0;
  const base = above ? y - 6 - over : y + barHeight / 2 + (sub ? -2 : 4.5);
  const [subX, subY] = above ? [textWidth(head, { mono }) + 8, base] : [0, base + 15];
  return (
    <>
      <text className={clsx(styles.head, mono && styles.mono)} x={0} y={base}>
        {head}
      </text>
      {sub && (
        <text className={styles.sub} x={subX} y={subY}>
          {sub}
        </text>
      )}
    </>
  );
}
