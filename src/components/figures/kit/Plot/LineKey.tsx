import type { ReactNode } from 'react';
import { Label } from '../LinePlot/Label';
import lineStyles from '../LinePlot/styles.module.css';
import { textWidth } from '../words/widths';
import type { PlotSeries } from './plotSpec';
import { toneOf } from './toneOf';

/** Length of the sample of a line, and the gaps after sample and name, in CSS pixels. */
const sample = 18;
const gap = 6;
const between = 18;

const room = ({ label: [name = ''] }: PlotSeries): number =>
  sample + gap + textWidth(name) + between;

/** The names of lines in a row, each behind a sample of its line, where no room is at their ends. */
export function LineKey(props: {
  readonly series: readonly PlotSeries[];
  /** Base line of the row. */
  readonly y: number;
}): ReactNode {
  const { series, y } = props;
  return series.map((one, place) => {
    const left = series.slice(0, place).reduce((sum, before) => sum + room(before), 0);
    return (
      <g key={one.label[0]}>
        <path className={lineStyles[one.kind]} d={`M${left} ${y - 4}h${sample}`} />
        <Label
          kind={toneOf(one.kind)}
          x={left + sample + gap}
          y={y}
          lines={one.label.slice(0, 1)}
        />
      </g>
    );
  });
}
