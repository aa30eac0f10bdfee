import type { ReactNode } from 'react';
import { injectorFlow } from '@site/src/calculations/airAndFuel/injectorFlow';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { Plot, type PlotSpec } from '../kit/Plot';
import { ValuesTable } from '../kit/ValuesTable';

const stock = { flow: 300, pressure: 58 };
const larger = { flow: 340, pressure: 58 };
/** Rail pressure that the stock scaling table hides, psi. */
const rail = 56.9;
/** What the earlier guide prints for the stock injector. */
const printed = [
  { x: 43.5, y: 260 },
  { x: 55, y: 290 },
  { x: 58, y: 300 },
];
const pressures = Array.from({ length: 26 }, (_, step) => 40 + step);
const tenth = (value: number): string => printedNumber(value, { decimals: 1 });

/** Injector flow against rail pressure. */
export function InjectorFlow(): ReactNode {
  const id = 'injector-flow';
  const line = (rated: typeof stock): [number, number][] =>
    pressures.map((pressure) => [pressure, injectorFlow(rated, pressure)]);
  const spec: PlotSpec = {
    id,
    title: `At the rail pressure hidden in the stock file, ${rail} psi, the stock injector gives ${tenth(injectorFlow(stock, rail))} cc/min`,
    description: `Flow by the square root of the pressure. Rated 300 cc/min at 58 psi: ${tenth(injectorFlow(stock, 43.5))} at 43.5, ${tenth(injectorFlow(stock, 55))} at 55, ${tenth(injectorFlow(stock, rail))} at ${rail} psi. Rated 340: ${tenth(injectorFlow(larger, 55))} at 55, ${tenth(injectorFlow(larger, rail))} at ${rail} psi. The earlier guide prints 260 at 43.5 and 290 at 55.`,
    x: { from: 40, to: 65, ticks: [40, 45, 50, 55, 60, 65], unit: 'psi across the injector' },
    y: { from: 240, to: 370, ticks: [240, 260, 280, 300, 320, 340, 360], unit: 'cc/min' },
    limits: [{ axis: 'x', at: rail }],
    series: [
      {
        kind: 'model',
        points: line(larger),
        label: ['rated 340', 'Ford, white band'],
        phone: { x: 58, y: 350, lines: ['340 at 58 psi'], end: true },
      },
      {
        kind: 'model',
        points: line(stock),
        label: ['rated 300', 'stock 2.0'],
        phone: { x: 49, y: 266, lines: ['300 at 58 psi: stock'] },
      },
    ],
    dots: [{ places: printed, open: true }],
    notes: [
      { x: rail, y: 246, lines: [`${rail} psi, inferred`], end: true, shift: [-6, 0] },
      {
        x: 43.5,
        y: 260,
        lines: ['guide: 260'],
        shift: [-4, -14],
        tone: 'ink',
        end: true,
        only: 'wide',
      },
      { x: 55, y: 290, lines: ['guide: 290, rounded'], shift: [-8, -9], tone: 'ink', end: true },
    ],
    height: 340,
  };
  return (
    <div>
      <Plot spec={spec} />
      <ValuesTable
        id={id}
        caption="Flow in cc/min by pressure across the injector, square-root law."
        corner="psi"
        columns={['rated 300 at 58', 'rated 340 at 58']}
        rows={[43.5, 50, 55, rail, 58, 62].map((pressure) => ({
          head: String(pressure),
          cells: [stock, larger].map((rated) => tenth(injectorFlow(rated, pressure))),
        }))}
      />
    </div>
  );
}
