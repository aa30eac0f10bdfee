import type { ReactNode } from 'react';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { stockCurve } from '@site/src/data/stockMaps';
import { Plot, type PlotSpec } from '../kit/Plot';
import { ValuesTable } from '../kit/ValuesTable';

const limit = (calibrationId: string): [number, number][] => {
  const { y, z } = stockCurve('Load Limit | No Fault', calibrationId);
  return y.map((rpm, row) => [rpm, z[row] ?? NaN]);
};
const three = (value: number): string => printedNumber(value, { decimals: 3 });

/** The stock ceiling of load by engine speed. */
export function LoadLimit(): ReactNode {
  const id = 'load-limit';
  const manual = limit('LF9VEB');
  const automatic = limit('LF9XEB');
  const first = limit('LFG2EL');
  const small = limit('L843EC');
  const highest = manual.reduce((high, each) => (each[1] > high[1] ? each : high));
  const spec: PlotSpec = {
    id,
    title: `The 2.0 may reach load ${three(highest[1])} at ${highest[0]} rpm and ${three(manual.at(-1)?.[1] ?? 0)} at 7500 rpm`,
    description: `Ceiling of load. 2.0 manual NC2 and NC3: ${three(manual[1]?.[1] ?? 0)} at 1000 rpm, ${three(highest[1])} at ${highest[0]} rpm, ${three(manual.at(-1)?.[1] ?? 0)} at 7500 rpm. Automatic: ${three(automatic.at(-1)?.[1] ?? 0)} to the top. NC1: the same, ends at ${first.at(-1)?.[0]} rpm. 1.8: ${three(small[1]?.[1] ?? 0)} at 1000 rpm, ${three(small.at(-1)?.[1] ?? 0)} at the top.`,
    x: { from: 500, to: 7500, ticks: [1000, 2000, 3000, 4000, 5000, 6000, 7000], unit: 'rpm' },
    phoneX: { print: (rpm) => String(rpm / 1000), unit: 'rpm × 1000' },
    y: {
      from: 0.7,
      to: 1.05,
      ticks: [0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1, 1.05],
      unit: 'load limit',
      print: (value) => printedNumber(value, { decimals: 2 }),
    },
    strong: 1,
    limits: [{ axis: 'x', at: first.at(-1)?.[0] ?? 0 }],
    series: [
      {
        kind: 'third',
        points: automatic,
        label: ['2.0 automatic'],
        phone: { x: 7450, y: 1.021, lines: ['automatic'], end: true, shift: [0, -7] },
      },
      {
        kind: 'second',
        points: small,
        label: ['1.8'],
        phone: { x: 5600, y: 0.94, lines: ['1.8'], end: true, shift: [0, 8] },
      },
      {
        kind: 'read',
        points: manual,
        label: ['2.0 manual'],
        phone: { x: 2600, y: 0.84, lines: ['2.0 manual'] },
      },
    ],
    notes: [{ x: 6500, y: 0.72, lines: ['NC1 ends'], end: true, shift: [-6, 0] }],
    height: 350,
  };
  const at = (points: readonly [number, number][], rpm: number): string => {
    const found = points.find(([x]) => x === rpm);
    return found ? three(found[1]) : '–';
  };
  return (
    <div>
      <Plot spec={spec} />
      <ValuesTable
        id={id}
        caption="Load Limit | No Fault. A dash: the table has no such row."
        corner="rpm"
        columns={['2.0 manual', '2.0 automatic', 'NC1 2.0', '1.8']}
        rows={manual.map(([rpm]) => ({
          head: String(rpm),
          cells: [manual, automatic, first, small].map((points) => at(points, rpm)),
        }))}
      />
    </div>
  );
}
