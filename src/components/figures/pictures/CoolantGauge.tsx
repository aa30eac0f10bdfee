import type { ReactNode } from 'react';
import { patchedDefault, stockValue } from '@site/src/data/stockMaps';
import { Plot, type PlotSpec } from '../kit/Plot';
import { ValuesTable } from '../kit/ValuesTable';

/** The example of the warning; the default is 999, never. */
const warningCelsius = 110;

/** Where the gauge stands at which coolant temperature, with fans and warning. */
export function CoolantGauge(): ReactNode {
  const id = 'coolant-gauge';
  const ticks = patchedDefault('ECT Sensor Remap to ECT Guage Ticks');
  const steps = ticks.map((celsius, tick): [number, number] => [celsius, tick]);
  const widest = steps
    .slice(1)
    .map(([celsius, tick], index) => ({ from: steps[index]?.[0] ?? 0, to: celsius, tick }))
    .reduce((wide, each) => (each.to - each.from > wide.to - wide.from ? each : wide));
  const medium = stockValue('Med Speed Enable - ECT Threshold | AC Off', 'LF9VEB').z;
  const high = stockValue('High Speed Enable - ECT Threshold | AC Off', 'LF9VEB').z;
  const spec: PlotSpec = {
    id,
    title: `Between ${widest.from} and ${widest.to} °C the gauge moves by one tick of ${ticks.length - 1}`,
    description: `Tick ${widest.tick - 1} stands at ${widest.from} °C, tick ${widest.tick} at ${widest.to} °C. Below, ${ticks[0]} °C is tick 0; above, ${ticks.at(-1)} °C is tick ${ticks.length - 1}. The middle fan starts at ${medium} °C, the high one at ${high} °C, the example of the warning at ${warningCelsius} °C.`,
    x: { from: 45, to: 130, ticks: [50, 60, 70, 80, 90, 100, 110, 120, 130], unit: 'coolant, °C' },
    phoneX: { ticks: [50, 70, 90, 110, 130] },
    y: { from: 0, to: 17, ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16], unit: 'tick of the gauge' },
    bands: [
      {
        kind: 'model',
        points: [
          [widest.from, 0, 17],
          [widest.to, 0, 17],
        ],
      },
    ],
    limits: [
      { axis: 'x', at: medium },
      { axis: 'x', at: high },
    ],
    series: [
      { kind: 'read', points: steps, label: [] },
      {
        kind: 'danger',
        points: [
          [warningCelsius, 0],
          [warningCelsius, 17],
        ],
        label: [],
      },
    ],
    dots: [{ places: steps.map(([x, y]) => ({ x, y })) }],
    notes: [
      {
        x: widest.from,
        y: 9.2,
        lines: [`${Math.round(widest.to - widest.from)} °C, one tick`],
        tone: 'accent',
        shift: [10, 0],
      },
      { x: medium, y: 15, lines: ['middle fan', `${medium} °C`], end: true, shift: [-6, 0] },
      { x: high, y: 12.6, lines: ['high fan', `${high} °C`], end: true, shift: [-6, 0] },
      {
        x: warningCelsius,
        y: 2.4,
        lines: ['warning', `${warningCelsius} °C`],
        tone: 'warn',
        shift: [8, 0],
      },
    ],
    height: 360,
  };
  return (
    <div>
      <Plot spec={spec} />
      <ValuesTable
        id={id}
        caption="Coolant temperature of each tick, as the patch writes it into all 90 files."
        corner="tick"
        columns={['°C']}
        rows={steps.map(([celsius, tick]) => ({ head: String(tick), cells: [String(celsius)] }))}
      />
    </div>
  );
}
