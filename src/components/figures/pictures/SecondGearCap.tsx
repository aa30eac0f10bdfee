import type { ReactNode } from 'react';
import { stockMap } from '@site/src/data/stockMaps';
import { Plot, type PlotSpec } from '../kit/Plot';
import { ValuesTable } from '../kit/ValuesTable';

/** Throttle at full pedal by engine speed. */
const fullPedal = (gear: '2nd' | '3rd', calibrationId: string): [number, number][] => {
  const { x, z } = stockMap(`APP to TP Desired - ${gear} Gear`, calibrationId);
  return x.map((rpm, column) => [rpm, z.at(-1)?.[column] ?? NaN]);
};

/** Throttle at full pedal in second gear, in files for the USA and for Europe, and in third. */
export function SecondGearCap(): ReactNode {
  const id = 'second-gear-cap';
  const usa = fullPedal('2nd', 'LF9VEB');
  const europe = fullPedal('2nd', 'LFH9EF');
  const third = fullPedal('3rd', 'LF9VEB');
  const low = Math.min(...usa.map(([, throttle]) => throttle));
  const spec: PlotSpec = {
    id,
    title: `Second gear, six-speed: at full pedal the throttle stays at ${low} % to 5000 rpm, in European files to 4000 rpm`,
    description: `Throttle at full pedal. LF9VEB, USA: ${low} % from 500 to 5000 rpm, 100 % from 6000 rpm. LFH9EF, Europe: ${low} % to 4000 rpm, 100 % from 5000 rpm. Third gear of both: 100 % everywhere. Between two columns the line is straight, which is inferred.`,
    x: { from: 500, to: 7000, ticks: [1000, 2000, 3000, 4000, 5000, 6000, 7000], unit: 'rpm' },
    phoneX: { print: (rpm) => String(rpm / 1000), unit: 'rpm × 1000' },
    y: {
      from: 40,
      to: 105,
      ticks: [40, 50, 60, 70, 80, 90, 100],
      unit: '% throttle at full pedal',
    },
    series: [
      {
        kind: 'third',
        points: third,
        label: ['third gear'],
        phone: { x: 600, y: 100, lines: ['third gear'], shift: [0, 17] },
      },
      {
        kind: 'second',
        points: europe,
        label: [],
      },
      { kind: 'read', points: usa, label: [] },
    ],
    notes: [
      { x: 4500, y: 77, lines: ['Europe, LFH9EF'], tone: 'accent', end: true, shift: [-8, 0] },
      { x: 6950, y: 56, lines: ['USA, LF9VEB'], tone: 'ink', end: true },
      { x: 600, y: low, lines: ['second gear, both'], tone: 'ink', shift: [0, -8] },
    ],
    height: 320,
  };
  return (
    <div>
      <Plot spec={spec} />
      <ValuesTable
        id={id}
        caption="Throttle in % at full pedal."
        corner="rpm"
        columns={['2nd, LF9VEB', '2nd, LFH9EF', '3rd, LF9VEB']}
        rows={usa.map(([rpm, throttle], row) => ({
          head: String(rpm),
          cells: [throttle, europe[row]?.[1] ?? 0, third[row]?.[1] ?? 0].map(String),
        }))}
      />
    </div>
  );
}
