import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface LaneRow {
  readonly top: number;
  readonly bottom: number;
  readonly on: boolean;
  readonly danger: boolean;
}

const width = 14;

/** One lane: a bar through the steps in which it is on. */
export function LaneColumn(props: {
  readonly name: string;
  readonly middle: number;
  readonly rows: readonly LaneRow[];
}): ReactNode {
  const { name, middle, rows } = props;
  const [first] = rows;
  const bottom = rows.at(-1)?.bottom ?? 0;
  return (
    <>
      <text className={styles.lane} x={middle} y={12}>
        {name}
      </text>
      <path className={styles.rail} d={`M${middle} ${first?.top ?? 0}V${bottom}`} />
      {rows.map(({ top, bottom: end, on, danger }, index) => {
        if (!on) return null;
        const from = rows[index - 1]?.on ? top : top + 6;
        const to = rows[index + 1]?.on ? end : end - 6;
        return (
          <path
            className={clsx(styles.bar, danger && styles.danger)}
            d={`M${middle - width / 2} ${from}h${width}V${to}h${-width}z`}
            key={top}
          />
        );
      })}
    </>
  );
}
