import type { ReactNode } from 'react';
import { Drawing } from '../Drawing';
import { Label } from '../LinePlot/Label';
import { plotArea } from '../LinePlot/plotArea';
import { Sense } from '../LinePlot/Sense';
import { Ticks } from '../LinePlot/Ticks';
import { LineKey } from './LineKey';
import { Notes } from './Notes';
import { PlotLines } from './PlotLines';
import type { PlotNote, PlotSeries, PlotSpec } from './plotSpec';
import { toneOf } from './toneOf';

/** The name of a line inside the plot: at its own place, or above the end of the line. */
const inside = ({ kind, label, points, phone }: PlotSeries): PlotNote[] => {
  if (phone === 'none' || phone === 'key' || label.length === 0) return [];
  const [x, y] = points.at(-1) ?? [0, 0];
  const above: PlotNote = { x, y, lines: label.slice(0, 1), end: true, shift: [0, -8] };
  return [{ tone: toneOf(kind), ...(phone ?? above) }];
};

export interface NarrowPlotProps {
  readonly spec: PlotSpec;
  /** In CSS pixels: a phone, or a panel. */
  readonly width: number;
  readonly height: number;
  readonly className?: string;
}

/** The plot for a phone or a panel: the names of the lines stand inside. */
export function NarrowPlot({ spec, width, height, className }: NarrowPlotProps): ReactNode {
  const { y, series = [], sense } = spec;
  const x = { ...spec.x, ...spec.phoneX };
  const keyed = series.filter(({ phone, label }) => phone === 'key' && label.length > 0);
  const keyHeight = keyed.length > 0 ? 18 : 0;
  const area = plotArea({
    xDomain: [x.from, x.to],
    left: 38,
    right: width - 12,
    yDomain: [y.from, y.to],
    yRange: [height - (sense?.down ? 76 : 62), 37 + keyHeight],
    top: 29 + keyHeight,
    bottom: height - 54,
    logarithmic: spec.logarithmic ?? false,
  });
  const notes = (spec.notes ?? []).filter(({ only }) => only !== 'wide');
  return (
    <Drawing
      id={`${spec.id}-phone`}
      title={spec.title}
      description={spec.description}
      width={width}
      height={height - 8}
      className={className}
    >
      <Label kind="ink" x={0} y={12} lines={[y.unit]} />
      <LineKey series={keyed} y={12 + keyHeight} />
      <PlotLines spec={spec} area={area} />
      {sense?.up && <Sense x={area.left + 6} y={30 + keyHeight} word={sense.up} way="up" />}
      {sense?.down && <Sense x={area.left + 6} y={area.bottom - 2} word={sense.down} way="down" />}
      <Notes notes={[...series.flatMap(inside), ...notes]} area={area} />
      <Ticks area={area} values={x.ticks} print={x.print ?? String} unit={x.unit} />
    </Drawing>
  );
}
