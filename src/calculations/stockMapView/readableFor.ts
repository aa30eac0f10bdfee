import type { Calibration } from '@site/src/data/calibration';
import { idsInText, trueSpelling, writeAnId } from '../calibrationFinder/calibrationNames';
import { plainText } from '../text/plainText';
import { UnusableInputError } from '../limits/UnusableInputError';
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

/** What was asked, in its true spelling. @throws UnusableInputError if it names neither ID nor family */
const askedIn = (text: string, families: ReadonlySet<string>): string => {
  const [first, second] = idsInText(text);
  if (first && second)
    throw new UnusableInputError(
      `The text names ${first.id} and ${second.id}. A car has one: ${writeAnId}`,
    );
  if (first?.kind === 'gearbox-controller')
    throw new UnusableInputError(`${first.id} belongs to a gearbox controller. ${writeAnId}`);
  if (first) return first.id;
  const family = trueSpelling(plainText(text).trim().toUpperCase());
  if (families.has(family)) return family;
  throw new UnusableInputError(writeAnId);
};

/**
 * Finds the stock maps for a calibration or a family that somebody wrote.
 *
 * @param text an ID as `idsInText` reads it, `LF9VEB` or `SW-LF9VEB000.HEX`; or a family such as `LF9V`, whose latest readable revision is taken
 * @throws UnusableInputError saying what to write
 */
export const readableFor = (
  text: string,
  calibrations: readonly Calibration[],
  readable: readonly string[],
): ReadableFor => {
  const asked = askedIn(text, new Set(calibrations.map(({ family }) => family)));
  const id = latestOf(asked, calibrations, readable) ?? asked;
  const known = calibrations.find((each) => each.id === id);
  if (!known)
    throw new UnusableInputError(
      `No calibration of the NC is known by the ID ${id}. Compare it letter by letter.`,
    );
  if (known.appliesTo !== 'nc-mx5')
    throw new UnusableInputError(`${id} belongs to another car. Write one such as LF9VEB.`);
  const nearest = nearestReadable(id, calibrations, readable);
  if (nearest) return { asked, nearest };
  throw new UnusableInputError(
    `No factory file of ${id} could be read, and too little is known of its car to name a near one. Write another, such as LF9VEB.`,
  );
};
