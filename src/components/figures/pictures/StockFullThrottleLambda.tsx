import type { ReactNode } from 'react';
import { fullPedalTargetTable } from '@site/src/calculations/airAndFuel/fullLoadMixture';
import { valueOnCurve } from '@site/src/calculations/stockTable/valueOnCurve';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { publishedLambda } from '@site/src/data/publishedLambda';
import { stockCurve, stockMap, stockValue } from '@site/src/data/stockMaps';
import { Plot, type PlotSpec } from '../kit/Plot';
import { ValuesTable } from '../kit/ValuesTable';

const target = (calibrationId: string): [number, number][] => {
  const { y, z } = stockMap(fullPedalTargetTable, calibrationId);
  return y.map((rpm, row) => [rpm, z[row]?.at(-1) ?? NaN]);
};
const three = (value: number): string => printedNumber(value, { decimals: 3 });

/** Every 50 rpm, so that the band begins where the lines cross. */
const fine = Array.from({ length: 141 }, (_, step) => 500 + 50 * step);

/** Stretches in which the published line is leaner than the stock one. */
const leaner = (stock: readonly [number, number][]): [number, number, number][][] => {
  const curve = (points: readonly (readonly [number, number])[]) => ({
    at: points.map(([rpm]) => rpm),
    values: points.map(([, lambda]) => lambda),
  });
  const stretches: [number, number, number][][] = [[]];
  for (const rpm of fine) {
    const [low, high] = [
      valueOnCurve(curve(stock), rpm),
      valueOnCurve(curve(publishedLambda), rpm),
    ];
    if (high > low) stretches.at(-1)?.push([rpm, low, high]);
    else if (stretches.at(-1)?.length) stretches.push([]);
  }
  return stretches.filter((points) => points.length > 1);
};

/** Stock full-throttle lambda against the column that the earlier guide published. */
export function StockFullThrottleLambda(): ReactNode {
  const id = 'stock-lambda-part';
  const stock = target('LF9VEB');
  const small = target('L843EC');
  const floor = Math.min(
    ...stockCurve('AFS Scaling - Interpolated Current to Eq Ratio', 'LF9VEB').z,
  );
  const deaf = stockValue('Knock Listen - Max RPM', 'LF9VEB').z;
  const top = publishedLambda.at(-1)?.[1] ?? 0;
  const spec: PlotSpec = {
    id,
    title: `The published column is leaner than the stock 2.0 from 1500 to 2500 rpm and from 4500 rpm up, by up to ${three(top - (stock.at(-1)?.[1] ?? 0))}`,
    description: `Full throttle. Stock 2.0, LF9VEB: ${three(Math.max(...stock.map(([, value]) => value)))} at most, ${three(stock.at(-1)?.[1] ?? 0)} at 7500 rpm. Stock 1.8, L843EC: ${three(small.at(-1)?.[1] ?? 0)} at 7500 rpm. Published: ${three(publishedLambda[0]?.[1] ?? 0)} at 500 rpm, ${three(top)} from 3500 rpm. The stock sensor reads nothing richer than ${three(floor)}; above ${deaf} rpm the computer does not listen for knock.`,
    x: { from: 500, to: 7500, ticks: [1000, 2000, 3000, 4000, 5000, 6000, 7000], unit: 'rpm' },
    phoneX: { print: (rpm) => String(rpm / 1000), unit: 'rpm × 1000' },
    y: {
      from: 0.65,
      to: 0.95,
      ticks: [0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95],
      unit: 'lambda',
      print: (value) => printedNumber(value, { decimals: 2 }),
    },
    sense: { up: 'lean', down: 'rich' },
    bands: leaner(stock).map((points) => ({ kind: 'danger', points })),
    limits: [
      { axis: 'y', at: floor },
      { axis: 'x', at: deaf },
    ],
    series: [
      {
        kind: 'third',
        points: small,
        label: ['stock 1.8'],
        phone: { x: 3900, y: 0.915, lines: ['stock 1.8'] },
      },
      {
        kind: 'read',
        points: stock,
        label: ['stock 2.0'],
        phone: { x: 6500, y: 0.705, lines: ['stock 2.0'], end: true },
      },
      {
        kind: 'model',
        points: publishedLambda,
        label: ['published', 'one person’s'],
        phone: { x: 7400, y: top, lines: ['published'], end: true, shift: [0, -8] },
      },
    ],
    notes: [
      { x: 600, y: floor, lines: [`floor of the stock sensor, ${three(floor)}`], shift: [0, 16] },
      { x: deaf, y: 0.935, lines: ['no knock heard'], shift: [6, 0] },
      { x: 6950, y: 0.8, lines: ['leaner', 'than stock'], tone: 'warn', end: true },
    ],
  };
  return (
    <div>
      <Plot spec={spec} />
      <ValuesTable
        id={id}
        caption="Lambda at full throttle: stock values read from the files, and the published column."
        corner="rpm"
        columns={['stock 2.0', 'stock 1.8', 'published']}
        rows={stock.map(([rpm, lambda], row) => ({
          head: String(rpm),
          cells: [lambda, small[row]?.[1] ?? 0, publishedLambda[row]?.[1] ?? 0].map(three),
        }))}
      />
    </div>
  );
}
