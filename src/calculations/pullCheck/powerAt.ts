import type { PullPowerPoint } from './pullPower';
import type { Uncertain } from './PullCar';

/** Power and torque at one engine speed. */
export interface PowerAt {
  readonly engineSpeedRpm: number;
  /** At the wheels, kW. */
  readonly power: Uncertain;
  /** Nm. */
  readonly torque: Uncertain;
}

const between = (a: Uncertain, b: Uncertain, share: number): Uncertain => ({
  value: a.value + (b.value - a.value) * share,
  plusMinus: a.plusMinus + (b.plusMinus - a.plusMinus) * share,
});

/**
 * Power at fixed engine speeds, in straight lines between the points of a pull; none beyond its ends.
 *
 * @param points of a pull, engine speed rising as a whole
 */
export const powerAt = (
  points: readonly PullPowerPoint[],
  engineSpeedRpm: number,
): PowerAt | undefined => {
  const upper = points.findIndex((point) => point.engineSpeedRpm >= engineSpeedRpm);
  const [a, b] = [points[Math.max(0, upper - 1)], points[upper]];
  if (!a || !b || (upper === 0 && b.engineSpeedRpm > engineSpeedRpm)) return undefined;
  const width = b.engineSpeedRpm - a.engineSpeedRpm;
  const share = width === 0 ? 1 : (engineSpeedRpm - a.engineSpeedRpm) / width;
  return {
    engineSpeedRpm,
    power: between(a.power, b.power, share),
    torque: between(a.torque, b.torque, share),
  };
};

/** Every 500 rpm that lies within a pull. */
export const fixedSpeeds = (points: readonly PullPowerPoint[]): readonly number[] => {
  const step = 500;
  const speeds = points.map((point) => point.engineSpeedRpm);
  if (speeds.length === 0) return [];
  const first = Math.ceil(Math.min(...speeds) / step);
  const last = Math.floor(Math.max(...speeds) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => (first + i) * step);
};
