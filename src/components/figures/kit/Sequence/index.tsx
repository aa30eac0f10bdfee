import type { ReactNode } from 'react';
import { Drawing } from '../Drawing';
import { panelWidth } from '../Panels';
import { wrap } from '../words/wrap';
import { LaneColumn } from './LaneColumn';
import type { SequenceSpec } from './sequenceSpec';
import styles from './styles.module.css';

export type { SequenceSpec } from './sequenceSpec';

const laneWidth = 38;
const lineHeight = 16;
const headRoom = 22;
const numberRoom = 20;

/** The steps with their words broken into lines, one below the other. */
const rowsOf = ({ lanes, steps }: SequenceSpec) => {
  const room = panelWidth - lanes.length * laneWidth - numberRoom - 8;
  let free = headRoom;
  const rows = steps.map((step) => {
    const lines = wrap(step.text, room);
    const top = free;
    free += lines.length * lineHeight + 14;
    return { ...step, lines, top, bottom: free };
  });
  return { rows, bottom: free };
};

/** Steps with what is plugged in or on in each of them, one panel wide. */
export function Sequence({ spec }: { readonly spec: SequenceSpec }): ReactNode {
  const { id, title, description, lanes } = spec;
  const { rows, bottom: free } = rowsOf(spec);
  return (
    <Drawing id={id} title={title} description={description} width={panelWidth} height={free + 2}>
      {rows.map(({ top, lines }, index) => (
        <g key={top}>
          <path className={styles.rule} d={`M0 ${top}H${panelWidth}`} />
          <text className={styles.number} x={0} y={top + 19}>
            {index + 1}
          </text>
          {lines.map((line, place) => (
            <text
              className={styles.step}
              x={numberRoom}
              y={top + 19 + place * lineHeight}
              key={line}
            >
              {line}
            </text>
          ))}
        </g>
      ))}
      <path className={styles.rule} d={`M0 ${free}H${panelWidth}`} />
      {lanes.map((name, lane) => (
        <LaneColumn
          name={name}
          middle={panelWidth - (lanes.length - lane - 0.5) * laneWidth}
          rows={rows.map(({ top, bottom, on, danger = false }) => ({
            top,
            bottom,
            danger,
            on: on.includes(lane),
          }))}
          key={name}
        />
      ))}
    </Drawing>
  );
}
