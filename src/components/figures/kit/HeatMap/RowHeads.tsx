import type { ReactNode } from 'react';
import { Drawing } from '../Drawing';
import type { MapLayout } from './mapLayout';
import styles from './styles.module.css';

/** Breakpoints at the left: a drawing of their own, so that they stay while the map scrolls. */
export function RowHeads(props: {
  readonly id: string;
  readonly heads: readonly string[];
  readonly axis: string;
  readonly layout: MapLayout;
}): ReactNode {
  const { id, heads, axis, layout } = props;
  const { headWidth, cellHeight, top, total } = layout;
  return (
    <Drawing
      id={`${id}-rows`}
      title={`Row heads: ${axis}`}
      description={`From top to bottom: ${heads.join(', ')}.`}
      width={headWidth}
      height={total}
      className={styles.rows}
    >
      <text className={styles.axis} x={0} y={15}>
        {axis}
      </text>
      {heads.map((head, row) => (
        <text
          className={styles.rowHead}
          x={headWidth - 8}
          y={top + (row + 0.5) * cellHeight + 4}
          key={row}
        >
          {head}
        </text>
      ))}
    </Drawing>
  );
}
