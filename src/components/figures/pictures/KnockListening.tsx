import type { ReactNode } from 'react';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { stockCurve, stockValue } from '@site/src/data/stockMaps';
import { valueOnCurve } from '@site/src/calculations/stockTable/valueOnCurve';
import { Plot, type PlotSpec } from '../kit/Plot';
import { ValuesTable } from '../kit/ValuesTable';

const calibrations = [
  ['most 2.0', 'LF9VEB'],
  ['2.0 of 2008', 'LF4XED'],
  ['1.8', 'L843EC'],
] as const;

/** Where the computer listens for knock: engine speed and load. */
export function KnockListening(): ReactNode {
  const id = 'knock-listening';
  const from = stockValue('Knock Listen - Min RPM', 'LF9VEB').z;
  const to = stockValue('Knock Listen - Max RPM', 'LF9VEB').z;
  const least = (calibrationId: string) => {
    const { y, z } = stockCurve('Knock Listen - Min Load', calibrationId);
    const curve = { at: y, values: z };
    const inside = y.filter((rpm) => rpm > from && rpm < to);
    return [from, ...inside, to].map((rpm): [number, number] => [rpm, valueOnCurve(curve, rpm)]);
  };
  const files = calibrations.map(([, each]) => stockCurve('Knock Listen - Min Load', each).shared);
  const [usual = [], older = [], small = []] = calibrations.map(([, each]) => least(each));
  const rowsOf18 = Math.max(...stockCurve('Knock Listen - Min Load', 'L843EC').z);
  const cut = stockValue('RPM Fuel Cut', 'LF9VEB').z;
  const cutNc1 = stockValue('RPM Fuel Cut', 'LFG2EL').z;
  const spec: PlotSpec = {
    id,
    title: `The stock computer listens for knock from ${from} to ${to} rpm only; above, the retard cannot rise`,
    description: `Band: where it listens, from a least load of ${usual[0]?.[1]} in ${files[0]} of 90 files. ${files[1]} files of 2008 begin at ${older[0]?.[1]}, the 1.8 at ${small[0]?.[1]} rising to ${printedNumber(small.at(-1)?.[1] ?? 0, { decimals: 2 })} where listening ends and to ${rowsOf18} in its last rows. From ${to} rpm to the fuel cut at ${cutNc1} or ${cut} rpm nothing is heard.`,
    x: { from: 500, to: 7500, ticks: [1000, 2000, 3000, 4000, 5000, 6000, 7000], unit: 'rpm' },
    phoneX: { print: (rpm) => String(rpm / 1000), unit: 'rpm × 1000' },
    y: { from: 0, to: 1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], unit: 'load' },
    bands: [
      { kind: 'model', points: usual.map(([rpm, load]) => [rpm, load, 1]) },
      {
        kind: 'danger',
        points: [
          [to, 0.4, 1],
          [cut, 0.4, 1],
        ],
      },
    ],
    limits: [
      { axis: 'x', at: to },
      { axis: 'x', at: cutNc1 },
    ],
    series: [
      { kind: 'third', points: older, label: [] },
      { kind: 'second', points: small, label: [] },
      { kind: 'read', points: usual, label: [] },
    ],
    notes: [
      { x: 3100, y: 0.8, lines: ['listens'], tone: 'accent', shift: [-20, 0] },
      { x: to, y: 0.86, lines: ['hears', 'nothing'], tone: 'warn', shift: [10, 0] },
      { x: to, y: 0.1, lines: [`${to} rpm`], tone: 'warn', shift: [8, 0] },
      { x: cutNc1, y: 0.22, lines: ['fuel cut', String(cutNc1)], end: true, shift: [-6, 0] },
      {
        x: 1100,
        y: 0.4,
        lines: [`${files[0]} files: from ${usual[0]?.[1].toFixed(2)}`],
        tone: 'ink',
        shift: [0, -7],
      },
      { x: 4900, y: 0.607, lines: ['1.8'], tone: 'accent', shift: [0, -14], end: true },
      { x: 2400, y: 0.3, lines: [`${files[1]} files of 2008`], shift: [0, 16] },
    ],
    height: 360,
  };
  const rows = stockCurve('Knock Listen - Min Load', 'LF9VEB').y;
  return (
    <div>
      <Plot spec={spec} />
      <ValuesTable
        id={id}
        caption="Knock Listen - Min Load: least load at which the computer listens, 1000 to 5250 rpm."
        corner="rpm"
        columns={calibrations.map(([name, each]) => `${name}, ${each}`)}
        rows={rows.map((rpm, row) => ({
          head: String(rpm),
          cells: calibrations.map(([, each]) =>
            String(stockCurve('Knock Listen - Min Load', each).z[row]),
          ),
        }))}
      />
    </div>
  );
}
