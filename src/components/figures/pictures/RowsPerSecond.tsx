import type { ReactNode } from 'react';
import { rowsPerSecond } from '@site/src/calculations/loggingConfiguration/loggingBudget';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { type LoggingRate, loggingRates } from '@site/src/data/loggingRates';
import { Plot, type PlotSpec } from '../kit/Plot';
import { ValuesTable } from '../kit/ValuesTable';

const intervals = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];
/** RomDrop's file has 13 parameters; the other car's had 44. */
const [few, guessed, many] = [13, 20, 44] as const;

const line = (requests: number): [number, number][] =>
  intervals.map((interval) => [interval, rowsPerSecond(interval, requests)]);
const places = (own: boolean) =>
  loggingRates
    .filter(({ origin }) => (origin === 'another car') !== own)
    .map(({ intervalMicroseconds, rowsPerSecond: rows }) => ({ x: intervalMicroseconds, y: rows }));

/** The report that names its parameters is computed with them. */
const requestsOf = ({ parameters }: LoggingRate): number =>
  parameters === String(many) ? many : guessed;

/** Reported logging rates against the model that fits most of them. */
export function RowsPerSecond(): ReactNode {
  const id = 'rows-per-second';
  const spec: PlotSpec = {
    id,
    title:
      'Rows per second fall with the interval and with the number of parameters; near 1000 µs the rate stops at about 32',
    description: `Both axes logarithmic. Dots are reports, from 32 rows per second at 1000 µs to 1 at 100000 µs. The broken line is the model, interval times ${guessed} requests; the band runs from ${few} to ${many} requests. Two reports do not fit: 1000 µs gives 32 rows, not 50, and 100000 µs gives 1 row, not 0.5.`,
    x: {
      from: 800,
      to: 120_000,
      ticks: intervals,
      unit: 'calcsampinterval, µs',
      print: String,
    },
    phoneX: { print: (value) => String(value / 1000), unit: 'calcsampinterval, µs × 1000' },
    y: { from: 0.2, to: 80, ticks: [0.2, 0.5, 1, 2, 5, 10, 20, 50], unit: 'rows per second' },
    logarithmic: true,
    bands: [
      {
        kind: 'model',
        points: intervals.map((at) => [at, rowsPerSecond(at, few), rowsPerSecond(at, many)]),
      },
    ],
    series: [
      {
        kind: 'model',
        points: line(guessed),
        label: [`model, ${guessed} requests`, `band: ${few} to ${many}`],
        phone: { x: 90_000, y: 0.26, lines: [`model, ${guessed} requests`], end: true },
      },
    ],
    dots: [{ places: places(true) }, { places: places(false), open: true }],
    notes: [
      { x: 1000, y: 14, lines: ['32, not 50'], shift: [-4, 0] },
      { x: 2100, y: 25, lines: ['guide’s own file'], tone: 'ink', shift: [8, -8] },
      { x: 8000, y: 2.5, lines: ['another car, 44'], shift: [-10, 18], end: true },
      { x: 100_000, y: 1, lines: ['1, not 0.5'], shift: [-4, -24], end: true },
    ],
  };
  return (
    <div>
      <Plot spec={spec} />
      <ValuesTable
        id={id}
        caption={`Reported rates, and what the model gives: for ${many} requests where the report names ${many} parameters, else for ${guessed}.`}
        corner="interval, µs"
        columns={['rows per second', 'model', 'parameters', 'origin']}
        rows={loggingRates.map((rate) => ({
          head: String(rate.intervalMicroseconds),
          cells: [
            String(rate.rowsPerSecond),
            printedNumber(rowsPerSecond(rate.intervalMicroseconds, requestsOf(rate)), {
              decimals: 1,
            }),
            rate.parameters,
            rate.origin,
          ],
        }))}
      />
    </div>
  );
}
