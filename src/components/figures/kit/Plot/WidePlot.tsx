import type { ReactNode } from 'react';
import { Drawing } from '../Drawing';
import { Label } from '../LinePlot/Label';
import { plotArea } from '../LinePlot/plotArea';
import { Sense } from '../LinePlot/Sense';
import { Ticks } from '../LinePlot/Ticks';
import { plateWidth, wideDrawing } from '../TwoSizes';
import { textWidth } from '../words/widths';
import { EndLabels } from './EndLabels';
import { Notes } from './Notes';
import { PlotLines } from './PlotLines';
import type { PlotSpec } from './plotSpec';

/** The plot for the width of the plate: every line is named at its end. */
export function WidePlot({ spec }: { readonly spec: PlotSpec }): ReactNode {
  const { x, y, series = [], sense, height = 380 } = spec;
  const room = Math.max(6, ...series.flatMap(({ label }) => label.map((line) => textWidth(line))));
  const area = plotArea({
    xDomain: [x.from, x.to],
    left: 46,
    right: Math.round(plateWidth - room - 14),
    yDomain: [y.from, y.to],
    yRange: [height - (sense?.down ? 78 : 62), 43],
    top: 35,
    bottom: height - 54,
    logarithmic: spec.logarithmic ?? false,
  });
  const notes = (spec.notes ?? []).filter(({ only }) => only !== 'phone');
  return (
    <Drawing
      id={`${spec.id}-wide`}
      title={spec.title}
      description={spec.description}
      width={plateWidth}
      height={height - 8}
      className={wideDrawing}
    >
      <Label kind="ink" x={0} y={14} lines={[y.unit]} />
      <PlotLines spec={spec} area={area} />
      {sense?.up && <Sense x={area.left + 6} y={34} word={sense.up} way="up" />}
      {sense?.down && <Sense x={area.left + 6} y={area.bottom - 2} word={sense.down} way="down" />}
      <Notes notes={notes} area={area} />
      <EndLabels series={series} area={area} />
      <Ticks area={area} values={x.ticks} print={x.print ?? String} unit={x.unit} />
    </Drawing>
  );
}
