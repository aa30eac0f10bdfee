import type { ReactNode } from 'react';
import { Drawing } from '../Drawing';
import { type HeatScale, stepClass } from './heatScale';
import styles from './styles.module.css';

const barHeight = 14;

/** The scale under a map: limits at the joints of the colours, words at both ends. */
export function ScaleBar({
  id,
  scale,
  signed,
}: {
  readonly id: string;
  readonly scale: HeatScale;
  /** Print a plus before limits above zero. */
  readonly signed: boolean;
}): ReactNode {
  const { limits, low, high, kind } = scale;
  const steps = limits.length + 1;
  const printed = limits.map((limit) =>
    (signed && limit > 0 ? `+${limit}` : String(limit)).replace('-', '−'),
  );
  const longest = Math.max(...printed.map((limit) => limit.length));
  const swatch = longest > 5 ? longest * 7 + 4 : kind === 'sequential' ? 38 : 40;
  const ends =
    low === undefined && high === undefined
      ? ''
      : ` Low end: ${low ?? 'low'}. High end: ${high ?? 'high'}.`;
  return (
    <Drawing
      id={`${id}-scale`}
      title={`Scale of ${steps} colours`}
      description={`The colour changes at ${printed.join(', ')}.${ends}`}
      width={steps * swatch}
      height={ends === '' ? 34 : 54}
      className={styles.scale}
    >
      {Array.from({ length: steps }, (_, index) => (
        <g className={styles[stepClass(scale, index + 1)]} key={index}>
          <path d={`M${index * swatch} 0h${swatch - 1}v${barHeight}h${1 - swatch}z`} />
        </g>
      ))}
      {printed.map((limit, index) => (
        <text className={styles.head} x={(index + 1) * swatch} y={barHeight + 15} key={index}>
          {limit}
        </text>
      ))}
      <text className={styles.low} x={0} y={barHeight + 35}>
        {low}
      </text>
      <text className={styles.high} x={steps * swatch - 1} y={barHeight + 35}>
        {high}
      </text>
    </Drawing>
  );
}
