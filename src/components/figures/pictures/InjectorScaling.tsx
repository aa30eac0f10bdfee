import type { ReactNode } from 'react';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { stockCurve } from '@site/src/data/stockMaps';
import { Plot, type PlotSpec } from '../kit/Plot';
import { ValuesTable } from '../kit/ValuesTable';

/** Gauge pressure of the rail that fits the stock table, kPa. */
const railKpa = 392;
const three = (value: number): string => printedNumber(value, { decimals: 3 });

/** The stock correction of the pulse by manifold vacuum, and the law it follows. */
export function InjectorScaling(): ReactNode {
  const id = 'injector-scaling';
  const { y, z } = stockCurve('Injector Scaling', 'LF9VEB');
  const points = y.map((vacuum, row): [number, number] => [vacuum, z[row] ?? NaN]);
  const law = y.map((vacuum): [number, number] => [
    vacuum,
    Math.sqrt(railKpa / (railKpa + vacuum)),
  ]);
  const spec: PlotSpec = {
    id,
    title: `The more vacuum, the shorter the pulse: ${three(points[0]?.[1] ?? 0)} at ${points[0]?.[0].toFixed(1)} kPa to ${three(points.at(-1)?.[1] ?? 0)} at ${points.at(-1)?.[0].toFixed(1)} kPa`,
    description: `Factor on the injector pulse, the same in all 90 files; 1 at no vacuum. It follows the square root of a constant rail pressure of about ${railKpa} kPa above the outside air. Below 0 is boost.`,
    x: {
      from: -20,
      to: 105,
      ticks: [-20, 0, 20, 40, 60, 80, 100],
      unit: 'manifold vacuum, kPa',
      print: (value) => printedNumber(value, { decimals: 0 }),
    },
    y: {
      from: 0.88,
      to: 1.03,
      ticks: [0.88, 0.9, 0.92, 0.94, 0.96, 0.98, 1, 1.02],
      unit: 'factor',
      print: (value) => printedNumber(value, { decimals: 2 }),
    },
    strong: 1,
    limits: [{ axis: 'x', at: 0 }],
    series: [
      { kind: 'read', points, label: [] },
      { kind: 'model', points: law, label: [] },
    ],
    notes: [
      { x: 4, y: 1.012, lines: ['read from the files'], tone: 'ink', shift: [4, 0] },
      {
        x: 104,
        y: 0.966,
        lines: ['constant rail pressure,', `${railKpa} kPa`],
        tone: 'accent',
        end: true,
      },
      { x: -1, y: 0.885, lines: ['boost'], end: true, shift: [-4, 0] },
    ],
    height: 340,
  };
  return (
    <div>
      <Plot spec={spec} />
      <ValuesTable
        id={id}
        caption="Injector Scaling by manifold vacuum."
        corner="kPa"
        columns={['factor', `${railKpa} kPa`]}
        rows={points.map(([vacuum, factor], row) => ({
          head: printedNumber(vacuum, { decimals: 1 }),
          cells: [
            printedNumber(factor, { decimals: 4 }),
            printedNumber(law[row]?.[1] ?? 0, { decimals: 4 }),
          ],
        }))}
      />
    </div>
  );
}
