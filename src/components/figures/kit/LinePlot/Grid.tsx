import type { ReactNode } from 'react';
import type { PlotArea } from './plotArea';
import styles from './styles.module.css';

export interface GridProps {
  readonly area: PlotArea;
  /** Values of the hairlines, each with its label at the left. */
  readonly values: readonly number[];
  /** The one that is drawn stronger. */
  readonly strong?: number;
  readonly print: (value: number) => string;
}

/** Hairlines across the area. */
export function Grid({ area, values, strong, print }: GridProps): ReactNode {
  const { left, right, y } = area;
  return values.map((value) => (
    <g key={value}>
      <path
        className={value === strong ? styles.middle : styles.hairline}
        d={`M${left} ${y(value)}H${right}`}
      />
      <text className={styles.yHead} x={left - 9} y={y(value) + 4}>
        {print(value)}
      </text>
    </g>
  ));
}
