import { kmhPerRpm } from '../gears/roadSpeed';
import { type EngineSpeedSlope, type FittedSlopes, steadySlopes } from './engineSpeedSlopes';
import type { LogRow } from './logQuantity';
import { requirePullCar, type PullCar, type Uncertain } from './PullCar';

/** Power and torque at one engine speed, each with the half width that the inputs leave. */
export interface PullPowerPoint {
  readonly timeSeconds: number;
  readonly engineSpeedRpm: number;
  /** At the wheels, kW. */
  readonly power: Uncertain;
  /** Wheel power over engine speed, Nm. */
  readonly torque: Uncertain;
  readonly roadSpeedKmh: number;
}

const gravity = 9.80665;
const radiansPerSecond = (rpm: number): number => (rpm * 2 * Math.PI) / 60;

/** Share by which a number may be off; 0 of nothing. */
const share = ({ value, plusMinus }: Uncertain): number => (value > 0 ? plusMinus / value : 0);

const rootOfSquares = (...parts: readonly number[]): number => Math.hypot(...parts);

const pointAt = (slope: EngineSpeedSlope, car: PullCar): PullPowerPoint => {
  const { gearRatio, finalDrive } = car;
  const kmh = kmhPerRpm({
    gearRatio,
    finalDrive,
    circumferenceMetres: car.circumference.value,
  });
  const roadSpeedKmh = slope.engineSpeedRpm * kmh;
  const speed = roadSpeedKmh / 3.6;
  const acceleration = (slope.rpmPerSecond * kmh) / 3.6;
  const { mass, dragCoefficient, frontalArea, airDensity, circumference } = car;

  const pushing = mass.value * acceleration * speed;
  const drag = 0.5 * airDensity.value * dragCoefficient.value * frontalArea.value * speed ** 3;
  const climbing = mass.value * gravity * (car.slopePlusMinusPercent / 100) * speed;
  const slopeShare =
    slope.rpmPerSecond === 0 ? 0 : slope.plusMinusRpmPerSecond / Math.abs(slope.rpmPerSecond);
  const watts = pushing + drag;
  const plusMinusWatts = rootOfSquares(
    pushing * share(mass),
    (2 * pushing + 3 * drag) * share(circumference),
    drag * share(dragCoefficient),
    drag * share(frontalArea),
    drag * share(airDensity),
    pushing * slopeShare,
    climbing,
  );
  const turning = radiansPerSecond(slope.engineSpeedRpm);
  return {
    timeSeconds: slope.timeSeconds,
    engineSpeedRpm: slope.engineSpeedRpm,
    power: { value: watts / 1000, plusMinus: plusMinusWatts / 1000 },
    torque: { value: watts / turning, plusMinus: plusMinusWatts / turning },
    roadSpeedKmh,
  };
};

/** Power and torque along a pull, and how the rise of engine speed was fitted. */
export interface PullPower extends Omit<FittedSlopes, 'slopes'> {
  readonly points: readonly PullPowerPoint[];
}

/**
 * Estimated power and torque at the wheels along a pull: mass times acceleration times speed, and air
 * drag. Rolling resistance and what it takes to spin wheels and engine up are left out, so the true
 * power is higher; for comparing pulls with the same car data that does not matter.
 *
 * The uncertainties of the inputs count as independent, and add up as squares.
 *
 * @param rows of a pull
 * @throws OutOfRangeError for a number of the car that cannot be
 */
export const pullPower = (rows: readonly LogRow[], car: PullCar): PullPower => {
  requirePullCar(car);
  const { slopes, ...fit } = steadySlopes(rows);
  const points = slopes
    .filter(({ engineSpeedRpm }) => engineSpeedRpm > 0)
    .map((slope) => pointAt(slope, car));
  return { ...fit, points };
};

/** The point of the highest power and that of the highest torque; undefined without points. */
export const peaksOf = (
  points: readonly PullPowerPoint[],
): { readonly power: PullPowerPoint; readonly torque: PullPowerPoint } | undefined => {
  const [first] = points;
  if (!first) return undefined;
  return {
    power: points.reduce(
      (most, each) => (each.power.value > most.power.value ? each : most),
      first,
    ),
    torque: points.reduce(
      (most, each) => (each.torque.value > most.torque.value ? each : most),
      first,
    ),
  };
};
