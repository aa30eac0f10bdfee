import type { ReactNode } from 'react';
import type { LanesSpec } from './lanesSpec';
import styles from './styles.module.css';

/** Hairlines of the axis through all lanes, its numbers below, and the dotted limits. */
export function LaneAxis(props: {
  readonly spec: LanesSpec;
  readonly size: 'wide' | 'phone';
  readonly x: (value: number) => number;
  readonly bottom: number;
}): ReactNode {
  const { spec, size, x, bottom } = props;
  const { ticks, phoneTicks = ticks, print = String, limits = [], unit, to } = spec;
  const top = limits.length > 0 ? 18 : 0;
  return (
    <>
      {(size === 'phone' ? phoneTicks : ticks).map((tick) => (
        <g key={tick}>
          <path className={styles.hairline} d={`M${x(tick)} ${top}V${bottom}`} />
          <path className={styles.tick} d={`M${x(tick)} ${bottom}v6`} />
          <text className={styles.tickHead} x={x(tick)} y={bottom + 20}>
            {print(tick)}
          </text>
        </g>
      ))}
      {limits.map(({ at, label }) => (
        <g key={label}>
          <path className={styles.limit} d={`M${x(at)} ${top}V${bottom}`} />
          <text className={styles.limitHead} x={x(at)} y={12}>
            {label}
          </text>
        </g>
      ))}
      <text className={styles.unit} x={x(to)} y={bottom + 38}>
        {unit}
      </text>
    </>
  );
}
