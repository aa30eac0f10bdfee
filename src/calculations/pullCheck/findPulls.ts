import { openingOf, type LogRow } from './logQuantity';

/** One stretch of full pedal in which the engine speed rises. */
export interface Pull {
  /** From the lowest engine speed to the highest, `timeSeconds` counted from the log's first row. */
  readonly rows: readonly LogRow[];
  /** A few rows on both sides, as Virtual Dyno wants them. */
  readonly before: readonly LogRow[];
  readonly after: readonly LogRow[];
  readonly endedBy: 'pedal' | 'speed-fell' | 'gap' | 'end-of-log' | 'too-many-rows';
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

const margin = 5;
const mostRows = 20_000;
const mostPulls = 200;

interface Open {
  readonly rows: LogRow[];
  readonly before: readonly LogRow[];
  readonly stretch: number;
  highestRpm: number;
}

export interface PullFinder {
  readonly take: (row: LogRow, stretch: number) => void;
  readonly end: () => { readonly pulls: readonly Pull[]; readonly tooShort: number };
}

/** Cuts a stretch of full pedal to where the engine speed rises; undefined if that is no pull. */
const cut = (
  { rows, before }: Open,
  endedBy: Pull['endedBy'],
  rule: PullRule,
): Pull | undefined => {
  const speeds = rows.map(({ engineSpeedRpm }) => engineSpeedRpm);
  const top = speeds.indexOf(Math.max(...speeds));
  const bottom = speeds.lastIndexOf(Math.min(...speeds.slice(0, top + 1)), top);
  const rising = rows.slice(bottom, top + 1);
  const [first, last] = [rising[0], rising.at(-1)];
  if (!first || !last || rising.length < rule.leastRows) return undefined;
  const long = last.timeSeconds - first.timeSeconds >= rule.leastSeconds;
  if (!long || last.engineSpeedRpm - first.engineSpeedRpm < rule.leastRiseRpm) return undefined;
  return {
    rows: rising,
    before: [...before, ...rows.slice(0, bottom)].slice(-margin),
    after: rows.slice(top + 1, top + 1 + margin),
    endedBy,
  };
};

/** Finds the pulls in rows that come one by one; keeps only those of pulls. */
export const findPulls = (rule: PullRule = usualPullRule): PullFinder => {
  const pulls: Pull[] = [];
  let recent: LogRow[] = [];
  let recentStretch = 0;
  let open: Open | undefined;
  let waiting: { place: number; stretch: number } | undefined;
  let tooShort = 0;

  const close = (endedBy: Pull['endedBy']): void => {
    if (!open) return;
    const pull = cut(open, endedBy, rule);
    if (!pull) tooShort += 1;
    else if (pulls.length < mostPulls) {
      pulls.push(pull);
      waiting = { place: pulls.length - 1, stretch: open.stretch };
    }
    open = undefined;
  };

  const addAfter = (row: LogRow, stretch: number): void => {
    const pull = waiting && pulls[waiting.place];
    if (!waiting || !pull) return;
    if (waiting.stretch !== stretch || pull.after.length >= margin) waiting = undefined;
    else pulls[waiting.place] = { ...pull, after: [...pull.after, row] };
  };

  const take = (row: LogRow, stretch: number): void => {
    const opening = openingOf(row) ?? 0;
    if (open && open.stretch !== stretch) close('gap');
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
      open = { rows: [row], before: recent, stretch, highestRpm: row.engineSpeedRpm };
    }
    recent = [...recent, row].slice(-margin);
  };

  const end = () => {
    close('end-of-log');
    return { pulls, tooShort };
  };
  return { take, end };
};
