import { expect, it } from 'vitest';
import { flatScaling } from '../testing/flatScaling';
import { logTableOf, rowsOf } from '../testing/logTableOf';
import { fullThrottleNotices } from './fullThrottleNotices';
import { driveLeftOut } from './LogAnalysis';
import { rowSeconds } from './rowSeconds';
import { usualLogOptions } from './usualLogOptions';

const told = (drives: Parameters<typeof logTableOf>[0], leftOut = -1) => {
  const table = logTableOf(drives);
  const rejectedBy = new Uint8Array(table.rowCount).fill(1);
  if (leftOut >= 0)
    rejectedBy.fill(
      driveLeftOut,
      table.driveStarts[leftOut],
      table.driveStarts[leftOut + 1] ?? table.rowCount,
    );
  const options = usualLogOptions(flatScaling);
  const seconds = rowSeconds(table);
  return fullThrottleNotices({ table, options, seconds, rejectedBy }).map(({ limit, text }) => [
    limit,
    /up to (\S+) %/.exec(text)?.[1],
  ]);
};

it('tells the highest long-term trim of much air, in whichever loop', () => {
  const cruise = rowsOf(60, { longTrim: 0, airFlow: 40 });
  const pull = rowsOf(5, { longTrim: 6, airFlow: 120, fuelSystem: 4 });
  expect(told([[...cruise, ...pull]])).toEqual([['logFullThrottleLean', '+6.0']]);
  expect(told([cruise])).toEqual([]);
  expect(told([rowsOf(60, { longTrim: -4, airFlow: 40 })])).toEqual([]);
});

it('says that it is not known where too few rows of much air hold it', () => {
  expect(told([rowsOf(50, { longTrim: 6, airFlow: 20 })])).toEqual([
    ['logFullThrottleUnknown', undefined],
  ]);
  expect(told([rowsOf(50, { longTrim: NaN, airFlow: 40 })])).toEqual([
    ['logFullThrottleUnknown', undefined],
  ]);
  // Some rows are too few to say that nothing was learned.
  expect(told([rowsOf(5, { longTrim: 0, airFlow: 40 })])).toEqual([
    ['logFullThrottleUnknown', undefined],
  ]);
});

it('works the air flow out from the load where none was logged', () => {
  const pull = rowsOf(5, { longTrim: 6, airFlow: NaN, load: 0.9, rpm: 5000 });
  expect(told([pull])).toEqual([['logFullThrottleLean', '+6.0']]);
  expect(told([rowsOf(60, { longTrim: 0, airFlow: 35 }), pull])).toEqual([
    ['logFullThrottleLean', '+6.0'],
  ]);
});

it('leaves out what readers left out', () => {
  const drives = [rowsOf(5, { longTrim: 6, airFlow: 40 }), rowsOf(5, { longTrim: 2, airFlow: 40 })];
  expect(told(drives, 0)).toEqual([['logFullThrottleLean', '+2.0']]);
});
