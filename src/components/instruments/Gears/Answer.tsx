import type { ReactNode } from 'react';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { Plot } from '../../figures/kit/Plot';
import { ValuesTable } from '../../figures/kit/ValuesTable';
import { Answer as AnswerFrame } from '../kit/Answer';
import { SourceMark } from '../../article/SourceMark';
import { type GearSetResult, type GearsResult, inUnit, reverseGear } from './compute';
import { shiftPlot } from './shiftPlot';

/** The first thing a reader asks: where second gear begins and ends. */
function inOneSentence({ car, shiftRpm, unit }: GearsResult): string {
  const [first, second] = car.rows;
  const speed = (kmh = NaN) => printedNumber(inUnit(kmh, unit), { decimals: 0 });
  if (!first || !second || first.rpmAfterShift === null)
    return `At ${shiftRpm} rpm the car runs at ${speed(first?.speedAtLimitKmh)} ${unit}.`;
  return (
    `Shifting at ${shiftRpm} rpm, second gear starts at ` +
    `${printedNumber(first.rpmAfterShift, { decimals: 0 })} rpm and runs to ${speed(second.speedAtLimitKmh)} ${unit}.`
  );
}

const gearNames = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

const gearName = (gear: string): string =>
  gear === reverseGear ? 'reverse' : (gearNames[Number(gear) - 1] ?? gear);

/** What the engine turns at the speed asked for: `2778 rpm`, or that there is no such gear. */
function rpmInWords({ gear }: GearsResult, { name, rpmAtSpeed }: GearSetResult): string {
  if (rpmAtSpeed !== undefined) return `${name}: ${printedNumber(rpmAtSpeed, { decimals: 0 })} rpm`;
  return gear === reverseGear
    ? `${name}: reverse is not known`
    : `${name}: no ${gearName(gear)} gear`;
}

/** What no gear changes: the axle, and where the file stops engine and car. */
function setInWords({ name, finalDrive, rows, stock }: GearSetResult, unit: string): string {
  const axle = `${name}: ${rows.length} gears, final drive ${printedNumber(finalDrive, { decimals: 3 })}`;
  if (!stock) return `${axle}.`;
  const limit = printedNumber(inUnit(stock.speedLimitKmh, unit), { decimals: 0 });
  const { released } = stock.throttleCutRpm;
  const throttleCut =
    released < stock.fuelCutRpm
      ? `throttle cut ${released} rpm`
      : 'no throttle cut while the clutch switch is clear';
  return `${axle}, stock fuel cut ${stock.fuelCutRpm} rpm, ${throttleCut}, speed limiter ${limit} ${unit}.`;
}

const cellsOf = (result: GearsResult, set: GearsResult['other'], place: number): string[] => {
  const row = set?.rows[place];
  if (!row) return ['', '', ''];
  return [
    printedNumber(row.ratio, { decimals: 3 }),
    printedNumber(inUnit(row.speedAtLimitKmh, result.unit), { decimals: 1 }),
    row.rpmAfterShift === null ? '' : printedNumber(row.rpmAfterShift, { decimals: 0 }),
  ];
};

const reverseCells = (result: GearsResult, set: GearsResult['other']): string[] =>
  set?.reverse
    ? [
        printedNumber(set.reverse.ratio, { decimals: 3 }),
        printedNumber(inUnit(set.reverse.speedAtLimitKmh, result.unit), { decimals: 1 }),
        '',
      ]
    : ['', '', ''];

/** Words, plot and numbers of one case. */
export function Answer({ result }: { readonly result: GearsResult }): ReactNode {
  const { car, other, unit, shiftRpm } = result;
  const sets = other && other.name !== car.name ? [car, other] : [car];
  const speedShown = printedNumber(inUnit(result.speedKmh, unit), { decimals: 0 });
  const gears = Math.max(car.rows.length, other?.rows.length ?? 0);
  const heads = (name: string) => [
    `Ratio, ${name}`,
    `${unit} at ${shiftRpm} rpm, ${name}`,
    `rpm after the shift, ${name}`,
  ];
  return (
    <AnswerFrame sentence={inOneSentence(result)}>
      <Plot spec={shiftPlot(result)} />
      <p>
        {`Thick: ${car.name}.${other ? ` Thin: ${other.name}, on the same tyre.` : ''} Drag, slip and the speed limiter are left out: the upper gears may never get there. By general knowledge a loaded tyre rolls 2 to 4 % less than its size says: use it to compare.`}
        <SourceMark of="computed" />
      </p>
      <ValuesTable
        id="gears-values"
        caption={`Speeds and engine speeds, shifting at ${shiftRpm} rpm`}
        corner="Gear"
        columns={[...heads('this car'), ...(other ? heads('the other') : [])]}
        rows={[
          ...Array.from({ length: gears }, (_, place) => ({
            head: String(place + 1),
            cells: [
              ...cellsOf(result, car, place),
              ...(other ? cellsOf(result, other, place) : []),
            ],
          })),
          ...(car.reverse || other?.reverse
            ? [
                {
                  head: 'Reverse',
                  cells: [
                    ...reverseCells(result, car),
                    ...(other ? reverseCells(result, other) : []),
                  ],
                },
              ]
            : []),
        ]}
      />
      <ul>
        {sets.map((set) => (
          <li key={set.name}>{setInWords(set, unit)}</li>
        ))}
        <li>{`At ${speedShown} ${unit} in ${gearName(result.gear)}: ${sets.map((set) => rpmInWords(result, set)).join('; ')}.`}</li>
        {(car.reverse ?? other?.reverse) && (
          <li>
            Reverse is stored in no file; its ratio rests on one blog, for the automatic also on a
            brochure.
            <SourceMark of="roadster-blog" />
          </li>
        )}
        <li>{`The fitted tyre turns ${printedNumber(result.turnsPerMile, { decimals: 1 })} times in a mile, by its size.`}</li>
        <li>{`The speedometer shows ${printedNumber(result.speedometerPercent, { decimals: 1, signed: true })} % against the tyre that the computer counts with. Whether the odometer follows, no source says. The needle’s own error comes on top.`}</li>
        <li>{`Told the counted tyre instead of the fitted one, a road dyno shows ${printedNumber(result.roadDynoPercent, { decimals: 1, signed: true })} % power.`}</li>
      </ul>
    </AnswerFrame>
  );
}
