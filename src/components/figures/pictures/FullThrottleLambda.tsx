import type { ReactNode } from 'react';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { stockCurve, stockMap } from '@site/src/data/stockMaps';
import { Plot, type PlotSpec } from '../kit/Plot';
import { ValuesTable } from '../kit/ValuesTable';

const table = 'Fuel Target OL | APP Above WOT Threshold';
/** Full-throttle lambda by engine speed: the last throttle column. */
const target = (calibrationId: string, set: 'Low' | 'High'): [number, number][] => {
  const { y, z } = stockMap(`${table}, ${set} Det`, calibrationId);
  return y.map((rpm, row) => [rpm, z[row]?.at(-1) ?? NaN]);
};

const print = (value: number): string => printedNumber(value, { decimals: 2 });

/** Stock full-throttle lambda of the groups, with the floor of the stock sensor. */
export function FullThrottleLambda(): ReactNode {
  const id = 'full-throttle-lambda';
  const manual = target('LF9VEB', 'Low');
  const high = target('LF9VEB', 'High');
  const automatic = target('LF9XEB', 'Low');
  const small = target('L843EC', 'Low');
  const first = target('LFG2EL', 'Low');
  const floor = Math.min(
    ...stockCurve('AFS Scaling - Interpolated Current to Eq Ratio', 'LF9VEB').z,
  );
  const lambda = (value: number): string => printedNumber(value, { decimals: 3 });
  const last = (points: readonly [number, number][]): number => points.at(-1)?.[1] ?? 0;
  const spec: PlotSpec = {
    id,
    title: `From about 6100 rpm every 2.0 asks for a mixture richer than the stock sensor can read, ${lambda(floor)}`,
    description: `Stock lambda at full throttle. 2.0 manual NC2 and NC3: 0.884 at most, ${lambda(last(manual))} at 7500 rpm, in the high-det set ${lambda(last(high))}. 2.0 automatic: the same to 6500 rpm, then ${lambda(last(automatic))}. NC1 2.0: the same, its table ends at ${first.at(-1)?.[0] ?? 0} rpm. 1.8: ${lambda(Math.max(...small.map(([, value]) => value)))} at most, ${lambda(last(small))} at the top.`,
    x: { from: 500, to: 7500, ticks: [1000, 2000, 3000, 4000, 5000, 6000, 7000], unit: 'rpm' },
    phoneX: { print: (rpm) => String(rpm / 1000), unit: 'rpm × 1000' },
    y: {
      from: 0.65,
      to: 0.95,
      ticks: [0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95],
      unit: 'lambda',
      print,
    },
    sense: { up: 'lean', down: 'rich' },
    limits: [
      { axis: 'y', at: floor },
      { axis: 'x', at: first.at(-1)?.[0] ?? 0 },
    ],
    series: [
      {
        kind: 'second',
        points: small,
        label: ['1.8'],
        phone: { x: 2500, y: 0.91, lines: ['1.8'] },
      },
      {
        kind: 'third',
        points: automatic,
        label: ['2.0 automatic', 'NC2, NC3'],
        phone: { x: 6200, y: 0.728, lines: ['automatic'], end: true },
      },
      {
        kind: 'third',
        points: high,
        label: ['high-det, manual'],
        phone: { x: 6900, y: 0.664, lines: ['high-det'], end: true },
      },
      {
        kind: 'read',
        points: manual,
        label: ['2.0 manual', 'NC2, NC3'],
        phone: { x: 6600, y: 0.698, lines: ['2.0 manual'], end: true },
      },
    ],
    notes: [
      { x: 600, y: floor, lines: [`floor of the stock sensor, ${lambda(floor)}`], shift: [0, -6] },
      { x: 6450, y: 0.938, lines: ['NC1 table ends'], end: true },
    ],
  };
  const at = (points: readonly [number, number][], rpm: number): string => {
    const found = points.find(([x]) => x === rpm);
    return found ? lambda(found[1]) : '–';
  };
  return (
    <div>
      <Plot spec={spec} />
      <ValuesTable
        id={id}
        caption="Stock lambda at full throttle, the same in every throttle column. A dash: the table has no such row."
        corner="rpm"
        columns={['2.0 manual', 'high-det', '2.0 automatic', 'NC1 2.0', '1.8']}
        rows={manual.map(([rpm]) => ({
          head: String(rpm),
          cells: [manual, high, automatic, first, small].map((points) => at(points, rpm)),
        }))}
      />
    </div>
  );
}
