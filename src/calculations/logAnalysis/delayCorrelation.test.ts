import { describe, expect, it } from 'vitest';
import { logTableOf, rowsOf } from '../testing/logTableOf';
import { logWithout } from '../testing/logWithout';
import { madeLog } from '../testing/madeLog';
import { delayCorrelation } from './delayCorrelation';

const made = madeLog({
  seconds: 300,
  rowsPerSecond: 25,
  targetStepSeconds: 4,
  lambdaDelaySeconds: 0.4,
}).table;

describe('delayCorrelation', () => {
  it('is highest at the delay that was made, and never above 1', () => {
    const at = (seconds: number) => delayCorrelation(made, seconds, 'wideband');
    const tried = [0, 0.2, 0.4, 0.6, 0.8].map(at);
    expect(tried.indexOf(Math.max(...tried))).toBe(2);
    for (const r of tried) expect(Math.abs(r)).toBeLessThanOrEqual(1);
  });

  it('is 1 for a lambda that follows exactly, −1 for one that runs against it', () => {
    const rows = (sign: number) =>
      logTableOf([
        rowsOf(200).map((row, i) => ({
          ...row,
          lambdaTarget: 1 + (i % 20 < 10 ? 0 : -0.1),
          lambda: 1 + sign * (i % 20 < 10 ? 0 : -0.1),
        })),
      ]);
    expect(delayCorrelation(rows(1), 0, 'wideband')).toBeCloseTo(1, 6);
    expect(delayCorrelation(rows(-1), 0, 'wideband')).toBeCloseTo(-1, 6);
  });

  it('is not known where nothing moves, where rows are few, or without a column', () => {
    const still = rowsOf(200, { lambda: 0.98, lambdaTarget: 1 });
    expect(delayCorrelation(logTableOf([still]), 0.2, 'wideband')).toBeNaN();
    expect(delayCorrelation(logTableOf([still.slice(0, 20)]), 0.2, 'wideband')).toBeNaN();
    expect(delayCorrelation(logWithout(made, 'lambdaTarget'), 0.2, 'wideband')).toBeNaN();
  });
});
