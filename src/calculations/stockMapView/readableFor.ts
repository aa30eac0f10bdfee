import type { Calibration } from '@site/src/data/calibration';
import { plainText } from '../plainText';
import { UnusableInputError } from '../UnusableInputError';
import { nearestReadable, type NearestReadable } from './nearestReadable';

/** Whose stock maps stand for what somebody wrote. */
export interface ReadableFor {
  /** What was asked, in its true spelling: a calibration, or a family. */
  readonly asked: string;
  readonly nearest: NearestReadable;
}

/** The latest of a family whose maps are known, else the latest of all. */
const latestOf = (
  family: string,
  calibrations: readonly Calibration[],
  readable: readonly string[],
): string | undefined => {
  const ids = calibrations.flatMap((each) => (each.family === family ? each.id : [])).sort();
  return ids.findLast((id) => readable.includes(id)) ?? ids.at(-1);
};

/**
 * Finds the stock maps for a calibration or a family that somebody wrote.
 *
 * @param text `LF9VEB`, or a family such as `LF9V`, whose latest readable revision is taken
 * @throws UnusableInputError saying what to write
 */
export const readableFor = (
  text: string,
  calibrations: readonly Calibration[],
  readable: readonly string[],
): ReadableFor => {
  const asked = plainText(text).toUpperCase().replaceAll('O', '0').slice(0, 12);
  const id = asked.length === 4 ? latestOf(asked, calibrations, readable) : asked;
  if (id === undefined || !calibrations.some((each) => each.id === id)) {
    throw new UnusableInputError('Write a known calibration ID of six characters: LF9VEB.');
  }
  const nearest = nearestReadable(id, calibrations, readable);
  if (nearest) return { asked, nearest };
  throw new UnusableInputError(`No stock maps come near ${id}: too little is known of its car.`);
};
