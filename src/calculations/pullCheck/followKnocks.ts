import type { Pull } from './findPulls';
import type { LogRow } from './logQuantity';

/** Rows in a row that carry knock retard, in a pull or not. */
export interface LoggedKnock {
  /** The most, ° of retard, and the engine speed there. */
  readonly degrees: number;
  readonly engineSpeedRpm: number;
  /** Since the first row of the log. */
  readonly fromSeconds: number;
  readonly toSeconds: number;
  /** As in {@link Pull}. */
  readonly stretch: number;
}

/** Beyond this all that follow count as one, so that memory stays small for any log. */
const mostKnocks = 1000;

/** Follows the knock retard of a log, row by row. */
export const followKnocks = () => {
  const knocks: LoggedKnock[] = [];
  let goesOn = false;
  const take = (row: LogRow, stretch: number): void => {
    const { knockRetardDegrees: degrees, engineSpeedRpm, timeSeconds } = row;
    // A slow column leaves cells empty.
    if (degrees === undefined) return;
    const last = knocks.at(-1);
    const isSame = last && ((goesOn && last.stretch === stretch) || knocks.length === mostKnocks);
    goesOn = degrees > 0;
    if (!goesOn) return;
    const own = { degrees, engineSpeedRpm, fromSeconds: timeSeconds, toSeconds: timeSeconds };
    if (!isSame) knocks.push({ ...own, stretch });
    else {
      const { fromSeconds } = last;
      knocks[knocks.length - 1] =
        degrees > last.degrees
          ? { ...own, fromSeconds, stretch: last.stretch }
          : { ...last, toSeconds: timeSeconds };
    }
  };
  return { take, knocks: (): readonly LoggedKnock[] => knocks };
};

/** Whether a knock reaches into a pull or the few rows on both sides of it. */
const reachesInto = ({ rows, before, after, stretch }: Pull, knock: LoggedKnock): boolean => {
  const all = [...before, ...rows, ...after];
  return (
    stretch === knock.stretch &&
    knock.toSeconds >= (all[0]?.timeSeconds ?? Infinity) &&
    knock.fromSeconds <= (all.at(-1)?.timeSeconds ?? -Infinity)
  );
};

/**
 * The hardest knock that the log holds beside a pull.
 *
 * @param inPull ° of retard that the pull itself shows: what reaches into it counts only where it is harder
 */
export const hardestKnockBeside = (
  knocks: readonly LoggedKnock[],
  pull: Pull | undefined,
  inPull: number,
): LoggedKnock | undefined =>
  knocks
    .filter((knock) => !pull || knock.degrees > inPull || !reachesInto(pull, knock))
    .reduce<LoggedKnock | undefined>(
      (hardest, knock) => (hardest && hardest.degrees >= knock.degrees ? hardest : knock),
      undefined,
    );
