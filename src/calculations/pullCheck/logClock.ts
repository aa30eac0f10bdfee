/** A gap longer than this ends a pull. */
const longGapSeconds = 2;

/** What the clock of a log did over all its rows. */
export interface ClockReport {
  /** From the first row to the last, waiting times between files left out. */
  readonly loggedSeconds: number;
  /** Middle of all steps from row to row, to the millisecond. */
  readonly usualStepSeconds: number;
  readonly rowsPerSecond: number;
  /** Steps of more than two seconds. */
  readonly longGaps: number;
  readonly longestGapSeconds: number;
  /** How often the clock went back, as where files were put together. */
  readonly restarts: number;
}

export interface TimedRow {
  /** Since the first row of the log. */
  readonly seconds: number;
  /** A new number after each long gap and each restart. */
  readonly stretch: number;
}

/** Steps are counted by the millisecond up to this; memory stays the same for any log. */
const mostCounted = 1000;

/**
 * Follows the clock of a log: takes off what it began with, and sees gaps and restarts.
 *
 * The unit's clock runs on across files from its power-up, so a log can begin at any number.
 */
export const logClock = () => {
  const steps = new Uint32Array(mostCounted + 1);
  let first: number | undefined;
  let last = 0;
  let stretch = 0;
  let loggedSeconds = 0;
  let longestGapSeconds = 0;
  let longGaps = 0;
  let restarts = 0;
  let counted = 0;

  const tick = (timeSeconds: number): TimedRow => {
    if (first === undefined) {
      first = timeSeconds;
      last = timeSeconds;
      return { seconds: 0, stretch };
    }
    const step = timeSeconds - last;
    last = timeSeconds;
    if (step < 0) {
      restarts += 1;
      stretch += 1;
    } else {
      counted += 1;
      const millisecond = Math.min(mostCounted, Math.round(step * 1000));
      steps[millisecond] = (steps[millisecond] ?? 0) + 1;
      longestGapSeconds = Math.max(longestGapSeconds, step);
      if (step > longGapSeconds) {
        longGaps += 1;
        stretch += 1;
      } else loggedSeconds += step;
    }
    return { seconds: timeSeconds - first, stretch };
  };

  const report = (): ClockReport => {
    let passed = 0;
    const middle = steps.findIndex((count) => (passed += count) * 2 > counted);
    const usualStepSeconds = Math.max(0, middle) / 1000;
    const rowsPerSecond = loggedSeconds > 0 ? (counted - longGaps) / loggedSeconds : 0;
    return {
      loggedSeconds,
      usualStepSeconds,
      rowsPerSecond,
      longGaps,
      longestGapSeconds,
      restarts,
    };
  };
  return { tick, report };
};
