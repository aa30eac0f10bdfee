import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enleanedLambda } from './enleanedLambda';
import { enrichmentFromLambda, lambdaFromEnrichment } from './lambdaFromEnrichment';
import { OutOfRangeError } from '../limits/OutOfRangeError';

/** Engine speed, stored target, stored enleanment, and lambda: of the stock target, then of 0.850. */
const cases = [
  [6000, 31.1, 9, '0.819', '0.920'],
  [6500, 36.1, 14, '0.819', '0.965'],
  [7000, 39, 16.5, '0.816', '0.989'],
  [7500, 43.5, 21, '0.816', '1.035'],
] as const;

const pair = fc.record({
  targetEnrichmentPercent: fc.double({ min: 0, max: 100, noNaN: true }),
  enleanmentPercent: fc.double({ min: 0, max: 50, noNaN: true }),
});

describe('enleanedLambda', () => {
  it.each(cases)('at %d rpm on the stock target', (_rpm, target, enleanment, lambda) => {
    const stock = { targetEnrichmentPercent: target, enleanmentPercent: enleanment };
    expect(enleanedLambda(stock).toFixed(3)).toBe(lambda);
  });

  it.each(cases)('at %d rpm on a target of 0.850', (_rpm, _target, enleanment, _stock, lambda) => {
    const changed = {
      targetEnrichmentPercent: enrichmentFromLambda(0.85),
      enleanmentPercent: enleanment,
    };
    expect(enleanedLambda(changed).toFixed(3)).toBe(lambda);
  });

  it('leaves the target where nothing is taken away, and never makes it richer', () => {
    fc.assert(
      fc.property(pair, ({ targetEnrichmentPercent, enleanmentPercent }) => {
        const off = { targetEnrichmentPercent, enleanmentPercent: 0 };
        const on = { targetEnrichmentPercent, enleanmentPercent };
        expect(enleanedLambda(off)).toBe(lambdaFromEnrichment(targetEnrichmentPercent));
        expect(enleanedLambda(on)).toBeGreaterThanOrEqual(enleanedLambda(off));
        expect(enleanedLambda(on)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('refuses what the tables cannot hold', () => {
    const lambda = (targetEnrichmentPercent: number, enleanmentPercent: number) => () =>
      enleanedLambda({ targetEnrichmentPercent, enleanmentPercent });
    expect(lambda(20, -1)).toThrow(OutOfRangeError);
    expect(lambda(20, 51)).toThrow(OutOfRangeError);
    expect(lambda(101, 9)).toThrow(OutOfRangeError);
    expect(lambda(NaN, 9)).toThrow(OutOfRangeError);
  });
});
