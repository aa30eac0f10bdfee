import type { ReactNode } from 'react';
import { dutyPercent } from '@site/src/calculations/airAndFuel/dutyCycle';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { Plot, type PlotSpec } from '../kit/Plot';
import { ValuesTable } from '../kit/ValuesTable';

const pulses = [15, 12, 9, 6];
const [from, to] = [1000, 7500];
const tenth = (value: number): string => printedNumber(value, { decimals: 1 });

/** Injector duty by engine speed for four pulse lengths. */
export function DutyCycle(): ReactNode {
  const id = 'duty-cycle';
  const spec: PlotSpec = {
    id,
    title: `A pulse of 12 ms is ${tenth(dutyPercent(12, 6500))} % duty at 6500 rpm; 15 ms pass 85 % near 6800 rpm`,
    description: `Duty is engine speed times pulse by 1200. At ${to} rpm: ${pulses.map((pulse) => `${pulse} ms ${tenth(dutyPercent(pulse, to))} %`).join(', ')}. The band of 80 to 85 % is the usual ceiling of sustained duty. Whether the logged pulse holds the dead time is not documented.`,
    x: { from, to, ticks: [1000, 2000, 3000, 4000, 5000, 6000, 7000], unit: 'rpm' },
    phoneX: { print: (rpm) => String(rpm / 1000), unit: 'rpm × 1000' },
    y: { from: 0, to: 100, ticks: [0, 20, 40, 60, 80, 100], unit: '% duty' },
    bands: [
      {
        kind: 'danger',
        points: [
          [from, 80, 85],
          [to, 80, 85],
        ],
      },
    ],
    series: pulses.map((pulse) => ({
      kind: pulse === 12 ? ('read' as const) : ('third' as const),
      points: [
        [from, dutyPercent(pulse, from)],
        [to, dutyPercent(pulse, to)],
      ] as const,
      label: [`${pulse} ms`],
      phone: {
        x: 5000,
        y: dutyPercent(pulse, 5000),
        lines: [`${pulse} ms`],
        end: true,
        shift: [-4, -6],
      },
    })),
    dots: [{ places: [{ x: 6500, y: dutyPercent(12, 6500) }] }],
    notes: [
      { x: 1100, y: 86, lines: ['ceiling, sustained: 80 to 85 %'], tone: 'warn' },
      { x: 1100, y: 73, lines: ['dot: 6500 rpm, 12 ms, 65 %'], tone: 'ink' },
    ],
    height: 350,
  };
  return (
    <div>
      <Plot spec={spec} />
      <ValuesTable
        id={id}
        caption="Duty in %."
        corner="rpm"
        columns={pulses.map((pulse) => `${pulse} ms`)}
        rows={[1000, 2000, 3000, 4000, 5000, 6000, 6500, 7000, 7500].map((rpm) => ({
          head: String(rpm),
          cells: pulses.map((pulse) => tenth(dutyPercent(pulse, rpm))),
        }))}
      />
    </div>
  );
}
