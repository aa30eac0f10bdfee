import { kmhPerRpm } from '../gears/roadSpeed';
import type { LogRow } from './logQuantity';
import { median } from '../statistics/median';

/** The gears, the axle and the tyre of a car. */
export interface Gearing {
  /** First gear first. */
  readonly gearRatios: readonly number[];
  readonly finalDrive: number;
  /** Of the tyre, m. */
  readonly circumferenceMetres: number;
}

export interface GearOfPull {
  /** 1 for first gear; null if no gear fits. */
  readonly gear: number | null;
  /** How far the logged speed lies from what that gear gives, %; of the nearest gear if none fits. */
  readonly offPercent: number;
}

/** Below this one step of 1 km/h says too little. */
const leastSpeedKmh = 30;

/** A loaded tyre rolls 2 to 4 % less, the speed comes in whole km/h, and gears lie 15 % apart. */
const mostOffPercent = 7;

/** Engine revolutions for each kilometre and hour, where the log has a speed worth reading. */
export const speedRatio = ({ engineSpeedRpm, roadSpeedKmh }: LogRow): number | undefined =>
  roadSpeedKmh !== undefined && roadSpeedKmh >= leastSpeedKmh
    ? engineSpeedRpm / roadSpeedKmh
    : undefined;

/** The gear of a pull by its road speed; undefined if the log has none. */
export const gearOfPull = (
  rows: readonly LogRow[],
  { gearRatios, finalDrive, circumferenceMetres }: Gearing,
): GearOfPull | undefined => {
  const logged = median(rows.flatMap((row) => speedRatio(row) ?? []));
  if (logged === undefined) return undefined;
  const fits = gearRatios.map((gearRatio, i) => {
    const kmh = kmhPerRpm({ gearRatio, finalDrive, circumferenceMetres });
    return { gear: i + 1, offPercent: 100 * (1 / (logged * kmh) - 1) };
  });
  const [nearest] = fits.sort((a, b) => Math.abs(a.offPercent) - Math.abs(b.offPercent));
  if (!nearest) return undefined;
  return Math.abs(nearest.offPercent) <= mostOffPercent ? nearest : { ...nearest, gear: null };
};
