import { scaleLinear } from 'd3-scale';
import { powerIn, torqueIn } from '@site/src/calculations/pullCheck/powerUnits';
import type { PullPowerPoint } from '@site/src/calculations/pullCheck/pullPower';
import type { Uncertain } from '@site/src/calculations/pullCheck/PullCar';
import { thinnedRows } from '@site/src/calculations/pullCheck/thinnedRows';
import type { PlotSpec } from '../../figures/kit/Plot';
import { drawablePulls } from './compute';
import type { PullResult } from './result';

const kinds = ['read', 'second'] as const;
const names = ['first', 'second'] as const;

type Point = readonly [number, number];

const label = (count: number, place: number): string[] => (count < 2 ? [] : [names[place] ?? '']);

const spanOf = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

/**
 * rpm over the seconds since the pedal was down.
 *
 * @param mostPoints of each line; a smooth one needs few
 */
export function speedPlot(result: PullResult, mostPoints: number): PlotSpec {
  const pulls = drawablePulls(result).map(({ judged }) => judged);
  const lines = pulls.map(({ pull: { rows } }): Point[] => {
    const start = rows[0]?.timeSeconds ?? 0;
    return thinnedRows(rows, mostPoints).map((row) => [
      row.timeSeconds - start,
      row.engineSpeedRpm,
    ]);
  });
  const xs = scaleLinear(spanOf([0, ...lines.flat().map(([x]) => x)]), [0, 1]);
  const ys = scaleLinear(spanOf(lines.flat().map(([, y]) => y)), [0, 1]).nice(5);
  const [from = 0, to = 1] = xs.domain();
  const [low = 0, high = 1] = ys.domain();
  return {
    id: 'pull-speed',
    title: 'Engine speed over time',
    description: pulls
      .map(
        ({ measures: { startRpm, endRpm, seconds } }) =>
          `From ${startRpm.toFixed(0)} to ${endRpm.toFixed(0)} rpm in ${seconds.toFixed(1)} s.`,
      )
      .join(' '),
    x: { from, to, ticks: xs.ticks(6), unit: 's' },
    phoneX: { ticks: xs.ticks(4) },
    y: { from: low, to: high, ticks: ys.ticks(5), unit: 'rpm' },
    series: lines.map((points, place) => ({
      kind: kinds[place] ?? 'third',
      points,
      label: label(pulls.length, place),
      phone: 'key',
    })),
    height: 300,
  };
}

/** A quantity of the points over engine speed, with the room that the inputs leave. */
const overSpeed = (
  result: PullResult,
  mostPoints: number,
  id: string,
  title: string,
  unit: string,
  of: (point: PullPowerPoint) => Uncertain,
): PlotSpec | undefined => {
  const pulls = drawablePulls(result).flatMap(({ judged: { power } }) =>
    power && power.points.length > 1 ? power : [],
  );
  if (pulls.length === 0) return undefined;
  const shown = pulls.map(({ points }) => {
    const step = Math.ceil(points.length / mostPoints);
    return points.filter((_, i) => i % step === 0);
  });
  const bounds = shown.flat().flatMap((point) => {
    const { value, plusMinus } = of(point);
    return [value - plusMinus, value + plusMinus];
  });
  const xs = scaleLinear(spanOf(shown.flat().map(({ engineSpeedRpm }) => engineSpeedRpm)), [0, 1]);
  const ys = scaleLinear(spanOf([0, ...bounds]), [0, 1]).nice(5);
  const [from = 0, to = 1] = xs.domain();
  const [low = 0, high = 1] = ys.domain();
  const described = shown.map((points) => {
    const values = points.map((point) => of(point).value);
    const top = Math.max(...values);
    const at = points[values.indexOf(top)]?.engineSpeedRpm ?? 0;
    return `Highest ${top.toFixed(0)} ${unit} at ${at.toFixed(0)} rpm.`;
  });
  return {
    id,
    title,
    description: described.join(' '),
    x: { from, to, ticks: xs.ticks(6), unit: 'rpm' },
    phoneX: { ticks: xs.ticks(4) },
    y: { from: low, to: high, ticks: ys.ticks(5), unit },
    bands: shown.map((points) => ({
      kind: 'model',
      points: points.map((point) => {
        const { value, plusMinus } = of(point);
        return [point.engineSpeedRpm, value - plusMinus, value + plusMinus] as const;
      }),
    })),
    series: shown.map((points, place) => ({
      kind: kinds[place] ?? 'third',
      points: points.map((point) => [point.engineSpeedRpm, of(point).value] as const),
      label: label(pulls.length, place),
      phone: 'key',
    })),
    height: 300,
  };
};

export const powerUnit = { US: 'hp', SI: 'kW' } as const;
export const torqueUnit = { US: 'lb-ft', SI: 'Nm' } as const;

const inUnit = ({ value, plusMinus }: Uncertain, change: (n: number) => number): Uncertain => ({
  value: change(value),
  plusMinus: change(plusMinus),
});

export const shownPower = ({ units }: PullResult, power: Uncertain): Uncertain =>
  inUnit(power, (kw) => powerIn(units, kw));

export const shownTorque = ({ units }: PullResult, torque: Uncertain): Uncertain =>
  inUnit(torque, (nm) => torqueIn(units, nm));

/** Estimated power at the wheels; undefined while no gear is known. */
export const powerPlot = (result: PullResult, mostPoints: number): PlotSpec | undefined =>
  overSpeed(
    result,
    mostPoints,
    'pull-power',
    'Estimated power at the wheels',
    `${powerUnit[result.units]} at the wheels`,
    ({ power }) => shownPower(result, power),
  );

/** Estimated torque; undefined while no gear is known. */
export const torquePlot = (result: PullResult, mostPoints: number): PlotSpec | undefined =>
  overSpeed(
    result,
    mostPoints,
    'pull-torque',
    'Estimated torque, wheel power over engine speed',
    `${torqueUnit[result.units]}, wheel power over rpm`,
    ({ torque }) => shownTorque(result, torque),
  );
