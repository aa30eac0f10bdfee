import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { Drawing } from '../Drawing';
import { textWidth } from '../words/widths';
import { Bar } from './Bar';
import { Dots } from './Dots';
import { LaneAxis } from './LaneAxis';
import { LaneHead } from './LaneHead';
import { laneRows } from './laneRows';
import type { LanesSpec } from './lanesSpec';

export interface LanesDrawingProps {
  readonly spec: LanesSpec;
  readonly size: 'wide' | 'phone';
  readonly width: number;
  readonly className?: string;
}

/** Bars along an axis: the heads at the left of the plate, above the bars on a phone. */
export function LanesDrawing({ spec, size, width, className }: LanesDrawingProps): ReactNode {
  const { lanes, limits = [], from, to } = spec;
  const above = size === 'phone';
  const heads = lanes.flatMap(({ head, sub = '', mono = false }) => [
    textWidth(head, { mono }),
    textWidth(sub),
  ]);
  const left = above ? 18 : Math.round(Math.max(...heads)) + 18;
  const scale = scaleLinear([from, to], [left, width - 18]);
  const x = (value: number): number => Math.round(scale(value) * 10) / 10;
  const { rows, bottom } = laneRows(lanes, { above, limits: limits.length > 0 });
  return (
    <Drawing
      id={`${spec.id}-${size}`}
      title={spec.title}
      description={spec.description}
      width={width}
      height={bottom + 44}
      className={className}
    >
      <LaneAxis spec={spec} size={size} x={x} bottom={bottom} />
      {rows.map(({ lane, y }) => (
        <g key={`${lane.head} ${lane.sub ?? ''}`}>
          <LaneHead lane={lane} y={y} above={above} />
          {lane.bars?.map((bar) => (
            <Bar bar={bar} y={y} x={x} key={`${bar.from} ${bar.to} ${bar.kind}`} />
          ))}
          {lane.dots && <Dots dots={lane.dots} y={y} x={x} />}
        </g>
      ))}
    </Drawing>
  );
}
