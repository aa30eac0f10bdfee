import type { ReactNode } from 'react';
import { type MapLayout, place } from './mapLayout';
import styles from './styles.module.css';

/** Breakpoints above the cells, and the name of their axis below. */
export function ColumnHeads(props: {
  readonly heads: readonly string[];
  readonly axis: string;
  readonly layout: MapLayout;
}): ReactNode {
  const { heads, axis, layout } = props;
  const { cellWidth, headEvery, top, height } = layout;
  const end = axis.length * 6.6 + 6;
  return (
    <>
      {heads.map((head, column) =>
        column % headEvery === 0 ? (
          <text className={styles.head} x={place((column + 0.5) * cellWidth)} y={15} key={column}>
            {head}
          </text>
        ) : null,
      )}
      <text className={styles.axis} x={0} y={top + height + 15}>
        {axis}
      </text>
      <path className={styles.arrow} d={`M${place(end)} ${top + height + 11}h9m-3-3l3 3l-3 3`} />
    </>
  );
}
