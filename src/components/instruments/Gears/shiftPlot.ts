import { scaleLinear } from 'd3-scale';
import type { PlotSpec } from '../../figures/kit/Plot';
import { type GearSetResult, type GearsResult, inUnit } from './compute';

type Points = readonly (readonly [x: number, y: number])[];

/** The engine speed over the road speed while the gears are used one after the other. */
function sawtooth({ rows }: GearSetResult, { shiftRpm, unit }: GearsResult): Points {
  return rows.flatMap((row, place): [number, number][] => {
    const speed = inUnit(row.speedAtLimitKmh, unit);
    const before = rows[place - 1];
    const start: [number, number] = before
      ? [inUnit(before.speedAtLimitKmh, unit), before.rpmAfterShift ?? 0]
      : [0, 0];
    return [start, [speed, shiftRpm]];
  });
}

/** The plot of both gearboxes: speeds to the right, engine speed upwards. */
export function shiftPlot(result: GearsResult): PlotSpec {
  const { car, other, shiftRpm, unit } = result;
  const fastest = Math.max(
    ...[car, other].map((set) => inUnit(set?.rows.at(-1)?.speedAtLimitKmh ?? 0, unit)),
  );
  const scale = scaleLinear([0, fastest], [0, 1]).nice(6);
  const [, to = fastest] = scale.domain();
  const top = Math.max(1000, shiftRpm * 1.06);
  return {
    id: 'gears-plot',
    title: `Engine speed over road speed, shifting at ${shiftRpm} rpm`,
    description: car.rows
      .map(
        ({ gear, speedAtLimitKmh, rpmAfterShift }) =>
          `Gear ${gear} ends at ${inUnit(speedAtLimitKmh, unit).toFixed(0)} ${unit}` +
          (rpmAfterShift === null ? '.' : `, the next begins at ${rpmAfterShift.toFixed(0)} rpm.`),
      )
      .join(' '),
    x: { from: 0, to, ticks: scale.ticks(6), unit },
    phoneX: { ticks: scale.ticks(4) },
    y: { from: 0, to: top, ticks: scaleLinear([0, top], [0, 1]).ticks(6), unit: 'rpm' },
    series: [
      ...(other
        ? [{ kind: 'third', points: sawtooth(other, result), label: [], phone: 'none' } as const]
        : []),
      { kind: 'read', points: sawtooth(car, result), label: [], phone: 'none' },
    ],
    notes: car.rows.map(({ gear, speedAtLimitKmh }) => ({
      x: inUnit(speedAtLimitKmh, unit),
      y: shiftRpm,
      lines: [String(gear)],
      tone: 'accent',
      shift: [-4, -8],
    })),
  };
}
