import type { ReactNode } from 'react';
import { knockRetard } from '@site/src/calculations/sparkTrace/knockRetard';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { stockCurve, stockMap, stockValue } from '@site/src/data/stockMaps';
import { Plot, type PlotSpec } from '../kit/Plot';
import { ValuesTable } from '../kit/ValuesTable';

const calibrationId = 'LF9VEB';
const events = 5;
const degrees = (value: number): string => printedNumber(value, { decimals: 2 });

/** Each step holds its value until the next. */
const held = (values: readonly number[]): [number, number][] =>
  values.flatMap((value, step): [number, number][] => [
    [step, value],
    [step + 1, value],
  ]);

/** Knock retard after a burst of five events, by both rates at which it is taken back. */
export function KnockBurst(): ReactNode {
  const id = 'knock-burst';
  const rate = (state: 'Active' | 'Inactive'): number =>
    stockMap(`Timing Restoration - KR Decrement Rate | Knock Listen ${state}`, calibrationId)
      .z[0]?.[0] ?? 0;
  const burst = {
    events,
    incrementDegrees: stockValue('Knock Detected - KR Increment Rate', calibrationId).z,
    mostDegrees: stockCurve('Knock Detected - KR Max', calibrationId).z[0] ?? 0,
  };
  const [listening, deaf] = [rate('Active'), rate('Inactive')];
  const slow = knockRetard({ ...burst, decrementDegrees: listening });
  const fast = knockRetard({ ...burst, decrementDegrees: deaf });
  const back = (values: readonly number[]): number => values.length - 1 - events;
  const counted =
    stockCurve('KR Accumulator - Min KR for Accumulation', calibrationId).z.at(-1) ?? 0;
  const spec: PlotSpec = {
    id,
    title: `Five events take ${burst.mostDegrees}° away in five steps; giving them back takes ${back(slow)} steps while listening, ${back(fast)} while not`,
    description: `Each event adds ${burst.incrementDegrees}°: ${slow
      .slice(1, events + 1)
      .map((value) => printedNumber(value, { decimals: 1 }))
      .join(
        ', ',
      )}, the last one cut at the maximum of ${burst.mostDegrees}°. Then ${listening}° come back in each step while the computer listens, ${deaf}° while it does not. From 2500 rpm retards from ${counted}° count towards the high-det set. Assumed: one event in each step, nothing given back between them. How long a step lasts is not known.`,
    x: { from: 0, to: 55, ticks: [0, 5, 10, 20, 30, 40, 50], unit: 'steps, length not known' },
    phoneX: { ticks: [0, 10, 20, 30, 40, 50] },
    y: { from: 0, to: 9, ticks: [0, 2, 4, 6, 8], unit: '° of knock retard' },
    limits: [{ axis: 'y', at: counted }],
    series: [
      { kind: 'second', points: held(fast), label: [] },
      { kind: 'read', points: held(slow), label: [] },
    ],
    notes: [
      { x: 6, y: 8, lines: [`maximum ${burst.mostDegrees}°`], shift: [4, -8] },
      {
        x: 27,
        y: 5.8,
        lines: ['listening:', `−${degrees(listening)}° a step`],
        tone: 'ink',
        shift: [14, -4],
      },
      {
        x: 29.5,
        y: 1.2,
        lines: ['not listening:', `−${printedNumber(deaf, { decimals: 4 })}° a step`],
        tone: 'accent',
      },
      { x: 54.5, y: counted, lines: [`counts from ${counted}°`], end: true, shift: [0, -6] },
    ],
    height: 340,
  };
  const steps = slow.map((_, step) => step).filter((step) => step <= events || step % 5 === 0);
  return (
    <div>
      <Plot spec={spec} />
      <ValuesTable
        id={id}
        caption="Knock retard in degrees by step, a burst of five events at steps 1 to 5."
        corner="step"
        columns={['listening', 'not listening']}
        rows={steps.map((step) => ({
          head: String(step),
          cells: [degrees(slow[step] ?? 0), degrees(fast[step] ?? 0)],
        }))}
      />
    </div>
  );
}
