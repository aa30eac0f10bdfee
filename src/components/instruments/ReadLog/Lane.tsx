import { type ReactNode, useEffect, useRef } from 'react';
import type uPlot from 'uplot';
import { logRoles } from '@site/src/calculations/logReading/LogRole';
import { followColours, laneData, laneHeight, laneOptions, type LaneSpec } from './laneDrawing';
import { laneText } from './laneText';
import { roleNames } from './roleNames';

export interface LaneProps {
  readonly spec: LaneSpec;
  readonly Plot: typeof uPlot;
  /** The point under the cursor. */
  readonly at: number | null;
  /** The point to which the slider moved the cursor; null where the pointer leads it. */
  readonly moment: number | null;
}

/** One curve over time. */
export function Lane({ spec, Plot, at, moment }: LaneProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(undefined);
  const shown = useRef(spec);
  useEffect(() => {
    shown.current = spec;
    // In a task of its own: all lanes in one would hold the page up.
    const timer = window.setTimeout(() => {
      const element = place.current;
      if (!element) return;
      if (plot.current) {
        plot.current.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
        plot.current.setData(laneData(spec));
      } else {
        const options = laneOptions(() => shown.current, element.clientWidth);
        plot.current = new Plot(options, laneData(spec), element);
      }
    });
    return () => window.clearTimeout(timer);
  }, [spec, Plot]);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const unfollow = followColours(() => plot.current?.redraw(false));
    const observer = new ResizeObserver(() => {
      const width = element.clientWidth;
      if (plot.current && plot.current.width !== width)
        plot.current.setSize({ width, height: laneHeight });
    });
    observer.observe(element);
    return () => {
      unfollow();
      observer.disconnect();
      plot.current?.destroy();
      plot.current = undefined;
    };
  }, []);
  useEffect(() => {
    const drawn = plot.current;
    const seconds = moment === null ? undefined : spec.trace.seconds[moment];
    if (!drawn || seconds === undefined) return;
    // A trace holds one row beyond each end of its window.
    const left = Math.min(Math.max(0, drawn.valToPos(seconds, 'x')), drawn.over.clientWidth);
    drawn.setCursor({ left, top: 0 }, false);
  }, [moment, spec]);
  return (
    <div className="log-lane">
      <p>
        <strong>{roleNames[spec.role]}</strong>
        <span>{logRoles[spec.role]}</span>
        <span>{laneText(spec, at)}</span>
      </p>
      <div ref={place} className="log-canvas" aria-hidden style={{ height: laneHeight }} />
    </div>
  );
}
