import type { ReactNode } from 'react';
import type { LogTrace } from '@site/src/calculations/logTrace/LogTrace';
import type { LaneSpec } from './laneDrawing';
import { laneText } from './laneText';
import { momentText } from './momentText';
import { roleNames } from './roleNames';

export interface MomentProps {
  readonly lanes: readonly LaneSpec[];
  readonly trace: LogTrace;
  /** The point that is looked at. */
  readonly at: number | null;
  /** What became of its row. */
  readonly why: string;
  readonly onMove: (at: number) => void;
}

/** Goes along the curves without a pointer, point by point, and tells what stands there. */
export function Moment({ lanes, trace, at, why, onMove }: MomentProps): ReactNode {
  const seconds = at === null ? undefined : trace.seconds[at];
  const told = lanes.map((lane) => `${roleNames[lane.role]} ${laneText(lane, at)}`).join(', ');
  return (
    <label className="log-moment">
      <span>Moment</span>
      <input
        type="range"
        min={0}
        max={Math.max(0, trace.seconds.length - 1)}
        value={at ?? 0}
        aria-valuetext={
          seconds === undefined ? 'none' : `${momentText(trace, seconds)}: ${told}. ${why}`
        }
        onFocus={() => at === null && onMove(0)}
        onChange={({ target }) => onMove(Number(target.value))}
      />
    </label>
  );
}
