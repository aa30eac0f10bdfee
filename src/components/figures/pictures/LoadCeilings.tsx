import type { ReactNode } from 'react';
import { loadFromAirFlow } from '@site/src/calculations/airAndFuel/loadFromAirFlow';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { stockCurve, stockMap, stockValue } from '@site/src/data/stockMaps';
import { Plot, type PlotSpec } from '../kit/Plot';
import { ValuesTable } from '../kit/ValuesTable';

const calibrationId = 'LF9VEB';
const two = (value: number): string => printedNumber(value, { decimals: 2 });

/** Where the stock computer ends under boost: load limit, map axes, air meter, pressure sensor. */
export function LoadCeilings(): ReactNode {
  const id = 'load-ceilings';
  const limit = stockCurve('Load Limit | No Fault', calibrationId);
  const axis = stockMap('Spark Target | High Fuel Demand, Low-Det', calibrationId).x.at(-1) ?? 0;
  const meter = Math.max(...stockCurve('MAF Scaling | Default', calibrationId).z);
  const sensor = 5 * stockValue('MAP Scaling - Voltage to MAP (kpa) Multiplier', calibrationId).z;
  const ends = limit.y.map((rpm) => ({
    rpm,
    load: loadFromAirFlow({
      airFlowGramsPerSecond: meter,
      displacementCc: 1998,
      airDensityGramsPerCc: 0.0012,
      engineSpeedRpm: rpm,
    }),
  }));
  const shown = ends.filter(({ load }) => load <= 2.4);
  const first = shown[0]?.rpm ?? 500;
  const spec: PlotSpec = {
    id,
    title: `Boost leaves the stock tables at once: the load limit ends at ${Math.max(...limit.z)}, the axes at ${axis}, the air meter at ${meter.toFixed(1)} g/s`,
    description: `Load limit ${Math.min(...limit.z)} to ${Math.max(...limit.z)}. Load axes of spark and fuel end at ${axis}. The air meter ends at ${meter.toFixed(1)} g/s, which at the reference density is load ${two(ends.find(({ rpm }) => rpm === 5000)?.load ?? 0)} at 5000 rpm and ${two(ends.at(-1)?.load ?? 0)} at 7500 rpm. The pressure sensor ends at ${sensor.toFixed(1)} kPa.`,
    x: { from: 500, to: 7500, ticks: [1000, 2000, 3000, 4000, 5000, 6000, 7000], unit: 'rpm' },
    phoneX: { print: (rpm) => String(rpm / 1000), unit: 'rpm × 1000' },
    y: {
      from: 0.6,
      to: 2.4,
      ticks: [0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4],
      unit: 'load',
      print: (value) => printedNumber(value, { decimals: 1 }),
    },
    bands: [
      {
        kind: 'danger',
        points: [
          [500, axis, 2.4],
          [first, axis, 2.4],
          ...shown.map(({ rpm, load }) => [rpm, axis, load] as const),
        ],
      },
    ],
    limits: [{ axis: 'y', at: axis }],
    series: [
      { kind: 'model', points: shown.map(({ rpm, load }) => [rpm, load]), label: [] },
      { kind: 'read', points: limit.y.map((rpm, row) => [rpm, limit.z[row] ?? 0]), label: [] },
    ],
    notes: [
      {
        x: 7400,
        y: 1.93,
        lines: ['end of the air meter,', `${meter.toFixed(1)} g/s`],
        tone: 'accent',
        end: true,
      },
      { x: 600, y: axis, lines: ['end of the load axes'], shift: [0, -7] },
      {
        x: 1500,
        y: 1.5,
        lines: ['boost: measured as air,', 'cut by the load limit'],
        tone: 'warn',
      },
      { x: 7400, y: 0.8, lines: ['load limit'], tone: 'ink', end: true },
    ],
  };
  return (
    <div>
      <Plot spec={spec} />
      <ValuesTable
        id={id}
        caption={`Load limit of ${calibrationId}, and the load at which the air meter ends, density 0.0012 g/cc.`}
        corner="rpm"
        columns={['load limit', 'air meter ends']}
        rows={ends.map(({ rpm, load }, row) => ({
          head: String(rpm),
          cells: [String(limit.z[row]), two(load)],
        }))}
      />
    </div>
  );
}
