import { largestLeap, leapFromRpm } from './largestLeap';
import { openingOf, type LogRow } from './logQuantity';

/** One stretch of full pedal in which the engine speed rises. */
export interface Pull {
  /** From the lowest engine speed to the highest, `timeSeconds` counted from the log's first row. */
  readonly rows: readonly LogRow[];
  /** A few rows on both sides, as Virtual Dyno wants them. */
  readonly before: readonly LogRow[];
  readonly after: readonly LogRow[];
  readonly endedBy: 'pedal' | 'speed-fell' | 'gap' | 'end-of-log' | 'too-many-rows';
  /** The pedal was let up on the way and pressed again in the same gear: this is a part of one pull. */
  readonly lifted: boolean;
  /** Rows are lost on the way, or the clock jumps: full pedal goes on behind, and this is a part of one pull. */
  readonly brokenOff: boolean;
  /** Its part of the log between two jumps of the clock. */
  readonly stretch: number;
}

/** What counts as a pull. */
export interface PullRule {
  /** A pedal may end at 97 %, so a pull begins here and not at 100 %. */
  readonly fullFromPercent: number;
  readonly leastSeconds: number;
  readonly leastRiseRpm: number;
  readonly leastRows: number;
}

/** Full from 95 % as in the facts on triggers; the other three are this guide's own choice. */
export const usualPullRule: PullRule = {
  fullFromPercent: 95,
  leastSeconds: 1.5,
  leastRiseRpm: 1000,
  leastRows: 8,
};

/** The pedal counts as released this far below full, so that it may tremble. */
const releasedBelowPercent = 5;

/** A gear change takes more, the limiter less. */
const fallThatEndsRpm = 500;

/** A foot that comes back within this goes on with the same pull. */
const longestLiftSeconds = 3;

/** Gears lie at least 15 % apart, so less of a fall over a lift is the same gear. */
const sameGearFrom = 0.85;

/** After a leap the fall is counted from its top, so more of it is still the same gear. */
const leapGearFrom = 0.75;

/** What was pressed before a lift was more than a touch from here on. */
const leastRiseBeforeLiftRpm = 500;

/** The second part goes beyond the first; a foot that comes down again at the limiter does not. */
const leastRiseAfterLiftRpm = 200;

/** At the limiter rpm bounces in a band below the highest: what comes after the first fall is no rise. */
const limiterBandRpm = 150;
const limiterFallRpm = 100;

/** A leap that ends a stretch lies among its last rows. */
const mostLeapRows = 200;

const margin = 5;
const mostRows = 20_000;
const mostPulls = 200;

interface Open {
  readonly rows: LogRow[];
  readonly before: readonly LogRow[];
  readonly stretch: number;
  /** The full pedal that a lift parts from this one. */
  readonly afterLift: Released | undefined;
  /** The full pedal that lost rows or the clock part from this one. */
  readonly afterGap: Released | undefined;
  highestRpm: number;
}

/** A stretch of full pedal that the foot ended. */
interface Released {
  /** Undefined if it was too short for a pull. */
  readonly place: number | undefined;
  readonly atSeconds: number;
  readonly highestRpm: number;
  readonly stretch: number;
  /** What ended it: the foot, a leap of rpm that fell back, or rows that are missing. */
  readonly by: 'foot' | 'leap' | 'gap';
}

export interface FoundPulls {
  readonly pulls: readonly Pull[];
  /** Stretches of full pedal that were too short, or rose too little. */
  readonly tooShort: number;
}

export interface PullFinder {
  readonly take: (row: LogRow, stretch: number) => void;
  readonly end: () => FoundPulls;
}

/** Where the rise ends: at the highest engine speed, or before the limiter first throws it back. */
const topOf = (speeds: readonly number[]): number => {
  const highest = Math.max(...speeds);
  const last = speeds.indexOf(highest);
  const first = speeds.findIndex((speed) => speed >= highest - limiterBandRpm);
  let top = first;
  for (let i = first; i <= last; i += 1) {
    const [speed = 0, best = 0] = [speeds[i], speeds[top]];
    if (speed < best - limiterFallRpm) return top;
    if (speed > best) top = i;
  }
  return top;
};

/** Cuts a stretch of full pedal to where the engine speed rises; undefined if that is no pull. */
const cut = (
  { rows, before, stretch }: Open,
  endedBy: Pull['endedBy'],
  rule: PullRule,
): Pull | undefined => {
  const speeds = rows.map(({ engineSpeedRpm }) => engineSpeedRpm);
  const top = topOf(speeds);
  const bottom = speeds.lastIndexOf(Math.min(...speeds.slice(0, top + 1)), top);
  const rising = rows.slice(bottom, top + 1);
  const [first, last] = [rising[0], rising.at(-1)];
  if (!first || !last || rising.length < rule.leastRows) return undefined;
  const long = last.timeSeconds - first.timeSeconds >= rule.leastSeconds;
  if (!long || last.engineSpeedRpm - first.engineSpeedRpm < rule.leastRiseRpm) return undefined;
  return {
    lifted: false,
    brokenOff: false,
    rows: rising,
    before: [...before, ...rows.slice(0, bottom)].slice(-margin),
    after: rows.slice(top + 1, top + 1 + margin),
    endedBy,
    stretch,
  };
};

/** Finds the pulls in rows that come one by one; keeps only those of pulls. */
export const findPulls = (rule: PullRule = usualPullRule): PullFinder => {
  const pulls: Pull[] = [];
  let recent: LogRow[] = [];
  let recentStretch = 0;
  let open: Open | undefined;
  let waiting: { place: number; stretch: number } | undefined;
  let released: Released | undefined;
  let tooShort = 0;

  const mark = (place: number | undefined, as: Partial<Pull>): void => {
    const pull = place === undefined ? undefined : pulls[place];
    if (pull && place !== undefined) pulls[place] = { ...pull, ...as };
  };

  const close = (endedBy: Pull['endedBy']): void => {
    if (!open) return;
    const { afterLift, afterGap, highestRpm, rows, stretch } = open;
    const goesBeyond = (earlier: Released): boolean =>
      highestRpm > earlier.highestRpm + leastRiseAfterLiftRpm;
    const lifted = afterLift && (afterLift.by === 'leap' || goesBeyond(afterLift));
    if (lifted) mark(afterLift.place, { lifted });
    const brokenOff = afterGap && goesBeyond(afterGap);
    if (brokenOff) mark(afterGap.place, { brokenOff });
    const pull = cut(open, endedBy, rule);
    let place: number | undefined;
    if (!pull) tooShort += 1;
    else if (pulls.length < mostPulls) {
      place = pulls.length;
      pulls.push({ ...pull, lifted: lifted === true, brokenOff: brokenOff === true });
      waiting = { place, stretch };
    }
    const rise = highestRpm - (rows[0]?.engineSpeedRpm ?? 0);
    const isLeap = endedBy === 'speed-fell' && largestLeap(rows.slice(-mostLeapRows)) > leapFromRpm;
    const by = isLeap ? 'leap' : endedBy === 'gap' ? 'gap' : 'foot';
    const mayGoOn =
      isLeap || (['pedal', 'gap'].includes(endedBy) && rise >= leastRiseBeforeLiftRpm);
    released = mayGoOn
      ? { place, atSeconds: rows.at(-1)?.timeSeconds ?? 0, highestRpm, stretch, by }
      : undefined;
    open = undefined;
  };

  /** The full pedal that the foot left a moment ago, in the same gear. */
  const liftedFrom = (row: LogRow, stretch: number): Released | undefined => {
    const isLift =
      released?.stretch === stretch &&
      released.by !== 'gap' &&
      row.timeSeconds - released.atSeconds <= longestLiftSeconds &&
      row.engineSpeedRpm >
        (released.by === 'leap' ? leapGearFrom : sameGearFrom) * released.highestRpm;
    return isLift ? released : undefined;
  };

  /** The full pedal before the rows that are missing, in the same gear; asked of the first row behind. */
  const brokenOffFrom = (row: LogRow): Released | undefined =>
    released?.by === 'gap' && row.engineSpeedRpm > sameGearFrom * released.highestRpm
      ? released
      : undefined;

  const addAfter = (row: LogRow, stretch: number): void => {
    const pull = waiting && pulls[waiting.place];
    if (!waiting || !pull) return;
    if (waiting.stretch !== stretch || pull.after.length >= margin) waiting = undefined;
    else pulls[waiting.place] = { ...pull, after: [...pull.after, row] };
  };

  const take = (row: LogRow, stretch: number): void => {
    const opening = openingOf(row) ?? 0;
    const isAfterGap = open !== undefined && open.stretch !== stretch;
    if (isAfterGap) close('gap');
    if (open && opening < rule.fullFromPercent - releasedBelowPercent) close('pedal');
    if (open && row.engineSpeedRpm < open.highestRpm - fallThatEndsRpm) close('speed-fell');
    if (open && open.rows.length >= mostRows) close('too-many-rows');
    addAfter(row, stretch);
    if (stretch !== recentStretch) recent = [];
    recentStretch = stretch;
    if (open) {
      open.rows.push(row);
      open.highestRpm = Math.max(open.highestRpm, row.engineSpeedRpm);
    } else if (opening >= rule.fullFromPercent) {
      const afterLift = liftedFrom(row, stretch);
      const afterGap = isAfterGap ? brokenOffFrom(row) : undefined;
      open = {
        rows: [row],
        before: recent,
        stretch,
        afterLift,
        afterGap,
        highestRpm: row.engineSpeedRpm,
      };
    }
    recent = [...recent, row].slice(-margin);
  };

  const end = () => {
    close('end-of-log');
    return { pulls, tooShort };
  };
  return { take, end };
};
