import { requireInRange } from '../limits/requireInRange';
import { UnusableInputError } from '../limits/UnusableInputError';
import { engineSpeedRange, gearRatioRange, roadSpeedKmh } from './roadSpeed';

/** A gearbox with its final drive, and the tyre it turns. */
export interface GearSet {
  /** From first to top, each smaller than the one before. */
  readonly ratios: readonly number[];
  readonly finalDrive: number;
  /** m. */
  readonly circumferenceMetres: number;
}

/** One gear of a car. */
export interface GearRow {
  /** 1 is first. */
  readonly gear: number;
  readonly ratio: number;
  /** Turns of the engine for one of the wheels. */
  readonly overallRatio: number;
  /** km/h for each 1000 rpm. */
  readonly speedPer1000RpmKmh: number;
  /** Speed at the limiter, without drag or slip, km/h. */
  readonly speedAtLimitKmh: number;
  /** Ratio over that of the next gear; null in top. */
  readonly step: number | null;
  /** Engine speed in the next gear after a shift at the limiter; null in top. */
  readonly rpmAfterShift: number | null;
}

/** @throws UnusableInputError or OutOfRangeError for a list that is no gearbox */
export const requireGearbox = (ratios: readonly number[]): readonly number[] => {
  const falling = ratios.every((ratio, place) => place === 0 || ratio < (ratios[place - 1] ?? 0));
  if (ratios.length === 0 || ratios.length > 8 || !falling)
    throw new UnusableInputError(
      'Write one to eight gears from first to top, each ratio smaller than the one before.',
    );
  for (const ratio of ratios) requireInRange(gearRatioRange, ratio);
  return ratios;
};

/**
 * Engine speed after a shift at unchanged road speed.
 *
 * @returns n · next ratio / this ratio, rpm
 */
export const rpmAfterShift = (rpm: number, fromRatio: number, toRatio: number): number =>
  (requireInRange(engineSpeedRange, rpm) * toRatio) / fromRatio;

/**
 * Every gear of a car.
 *
 * @param limitRpm engine speed of the limiter or of the shift, 0 to 12 000 rpm
 */
export const gearTable = (set: GearSet, limitRpm: number): readonly GearRow[] => {
  const ratios = requireGearbox(set.ratios);
  return ratios.map((ratio, place) => {
    const next = ratios[place + 1] ?? null;
    const speed = (rpm: number): number => roadSpeedKmh({ ...set, gearRatio: ratio }, rpm);
    return {
      gear: place + 1,
      ratio,
      overallRatio: ratio * set.finalDrive,
      speedPer1000RpmKmh: speed(1000),
      speedAtLimitKmh: speed(limitRpm),
      step: next && ratio / next,
      rpmAfterShift: next && rpmAfterShift(limitRpm, ratio, next),
    };
  });
};
