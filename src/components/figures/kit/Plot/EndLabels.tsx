import type { ReactNode } from 'react';
import { Label } from '../LinePlot/Label';
import type { PlotArea } from '../LinePlot/plotArea';
import { toneOf } from './toneOf';
import type { PlotSeries } from './plotSpec';
import { spreadLabels } from './spreadLabels';

const lineHeight = 16;

/** The names of the lines at their ends, moved apart where they would touch. */
export function EndLabels(props: {
  readonly series: readonly PlotSeries[];
  readonly area: PlotArea;
}): ReactNode {
  const { series, area } = props;
  const named = series.filter(({ label }) => label.length > 0);
  const tops = spreadLabels(
    named.map(({ label, points }) => ({
      middle: area.y(points.at(-1)?.[1] ?? 0),
      height: label.length * lineHeight + 4,
    })),
    [area.top - 12, area.bottom + 14],
  );
  return named.map(({ label, kind }, index) => {
    const [first = '', ...rest] = label;
    const y = Math.round(((tops[index] ?? 0) + 14) * 10) / 10;
    return (
      <g key={first}>
        <Label kind={toneOf(kind)} x={area.right + 10} y={y} lines={[first]} />
        <Label x={area.right + 10} y={y + lineHeight} lines={rest} />
      </g>
    );
  });
}
