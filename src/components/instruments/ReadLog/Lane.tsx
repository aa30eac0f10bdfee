import { type ReactNode, useEffect, useRef } from 'react';
import type uPlot from 'uplot';
import { logRoles } from '@site/src/calculations/logReading/LogRole';
import { printedNumber } from '../../figures/kit/printedNumber';
import { followColours, laneData, laneHeight, laneOptions, type LaneSpec } from './laneDrawing';
import { roleNames } from './roleNames';

export interface LaneProps {
  readonly spec: LaneSpec;
  readonly Plot: typeof uPlot;
  /** The point under the cursor. */
  readonly at: number | null;
}

const decimalsOf = (most: number): number => (most >= 100 ? 0 : most >= 5 ? 1 : 3);

/** One curve over time. */
export function Lane({ spec, Plot, at }: LaneProps): ReactNode {
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
  const values = (spec.trace.values[spec.role] ?? []).filter((value) => value !== null);
  const [least, most] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
  const form = { decimals: decimalsOf(Math.max(Math.abs(least), Math.abs(most))) };
  const value = at === null ? null : spec.trace.values[spec.role]?.[at];
  return (
    <div className="log-lane">
      <p>
        <strong>{roleNames[spec.role]}</strong>
        <span>{logRoles[spec.role]}</span>
        <span>
          {typeof value === 'number'
            ? printedNumber(value, form)
            : values.length > 0
              ? `${printedNumber(least, form)} to ${printedNumber(most, form)}`
              : 'nothing here'}
        </span>
      </p>
      <div ref={place} className="log-canvas" aria-hidden style={{ height: laneHeight }} />
    </div>
  );
}
