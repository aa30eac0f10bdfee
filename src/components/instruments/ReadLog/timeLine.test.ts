import { describe, expect, it } from 'vitest';
import { summaryOfLog } from '@site/src/calculations/logReading/summaryOfLog';
import { traceLog } from '@site/src/calculations/logTrace/traceLog';
import { madeLog } from '@site/src/calculations/testing/madeLog';
import { exactClock, secondsOfClock } from './messages';
import { endOf, onTimeLine, rowNear } from './timeLine';

/** Two drives; in the first the unit wrote nothing for 1.9 s, three times. */
const made = madeLog({ seconds: 60, drives: 2 }).table;
const secondDrive = made.driveStarts[1] ?? 0;
const table = {
  ...made,
  timeSeconds: made.timeSeconds.map((time, row) =>
    row < secondDrive ? time + 1.9 * Math.min(3, Math.floor(row / 40)) : time,
  ),
};
const { drives } = summaryOfLog(table);

const rowAt = (seconds: number): number | undefined =>
  rowNear(
    traceLog(table, drives, {
      roles: [],
      fromSeconds: seconds,
      toSeconds: seconds,
      mostPoints: 8,
    }),
    seconds,
  );

describe('rows on the time line', () => {
  it.each([
    [0, 0],
    [0, 39],
    [0, 40],
    [0, 100],
    [0, secondDrive - 1],
    [1, secondDrive],
    [1, secondDrive + 77],
  ])('in drive %i, row %i is found at its own time, gaps before it or not', (drive, row) => {
    expect(rowAt(onTimeLine(drives, drive, table.timeSeconds[row] ?? NaN))).toBe(row);
  });

  it('in a gap the nearer row is meant', () => {
    const before = table.timeSeconds[39] ?? NaN;
    expect(rowAt(before + 0.4)).toBe(39);
    expect(rowAt(before + 1.7)).toBe(40);
  });

  it('are none behind the end or in a drive that is not there', () => {
    expect(rowAt(endOf(drives) + 1)).toBeUndefined();
    expect(onTimeLine(drives, 7, 1)).toBeNaN();
  });
});

describe('a time', () => {
  it('is written to the hundredth of a second, and read again', () => {
    expect(exactClock(754.44)).toBe('12:34.44');
    expect(exactClock(0.3)).toBe('0:00.30');
    for (const seconds of [0, 0.3, 754.4, 3725.9])
      expect(secondsOfClock(exactClock(seconds))).toBeCloseTo(seconds, 6);
    expect(secondsOfClock('12:34,5')).toBe(754.5);
    expect(secondsOfClock('12:64')).toBeUndefined();
  });
});
