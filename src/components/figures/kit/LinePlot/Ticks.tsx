import type { ReactNode } from 'react';
import type { PlotArea } from './plotArea';
import styles from './styles.module.css';

export interface TicksProps {
  readonly area: PlotArea;
  readonly values: readonly number[];
  readonly print: (value: number) => string;
  /** Unit, at the end of the axis. */
  readonly unit: string;
}

/** Ticks below the area, their labels, and the unit at the end of the axis. */
export function Ticks({ area, values, print, unit }: TicksProps): ReactNode {
  const { right, bottom, x } = area;
  return (
    <>
      {values.map((value) => (
        <g key={value}>
          <path className={styles.tick} d={`M${x(value)} ${bottom + 2}v6`} />
          <text className={styles.xHead} x={x(value)} y={bottom + 22}>
            {print(value)}
          </text>
        </g>
      ))}
      <text className={styles.unit} data-end="" x={right} y={bottom + 38}>
        {unit}
      </text>
    </>
  );
}
