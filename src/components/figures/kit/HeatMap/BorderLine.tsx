import type { ReactNode } from 'react';
import type { MapLayout } from './mapLayout';
import { place } from './mapLayout';
import { type Border, stepBorder } from './stepBorder';
import styles from './styles.module.css';

/** The stepped line of the caption: ink on a wider line of paper. */
export function BorderLine({ border, layout }: { border: Border; layout: MapLayout }): ReactNode {
  const { cellWidth, cellHeight, top } = layout;
  const d = stepBorder(border)
    .map(({ column, row, length, direction }) => {
      const start = `M${place(column * cellWidth - 0.5)} ${top + row * cellHeight - 0.5}`;
      return direction === 'right'
        ? `${start}h${place(length * cellWidth)}`
        : `${start}v${length * cellHeight}`;
    })
    .join('');
  return (
    <>
      <path className={styles.halo} d={d} />
      <path className={styles.border} d={d} />
    </>
  );
}
