import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enleanedLambdaA, enleanedLambdaB } from './enleanedLambda';
import { enrichmentFromLambda } from './lambdaFromEnrichment';
import { OutOfRangeError } from '../limits/OutOfRangeError';

/** Engine speed, stored target, stored enleanment, and lambda by A and B: stock, then target 0.850. */
const cases = [
  [6000, 31.1, 9, '0.819', '0.845', '0.920', '0.933'],
  [6500, 36.1, 14, '0.819', '0.858', '0.965', '0.973'],
  [7000, 39, 16.5, '0.816', '0.861', '0.989', '0.992'],
  [7500, 43.5, 21, '0.816', '0.870', '1.035', '1.024'],
] as const;

const pair = fc.record({
  targetEnrichmentPercent: fc.double({ min: 0, max: 100, noNaN: true }),
  enleanmentPercent: fc.double({ min: 0, max: 50, noNaN: true }),
});

describe('enleanedLambdaA and enleanedLambdaB', () => {
  it.each(cases)('at %d rpm on the stock target', (_rpm, target, enleanment, a, b) => {
    const stock = { targetEnrichmentPercent: target, enleanmentPercent: enleanment };
    expect(enleanedLambdaA(stock).toFixed(3)).toBe(a);
    expect(enleanedLambdaB(stock).toFixed(3)).toBe(b);
  });

  it.each(cases)('at %d rpm on a target of 0.850', (_rpm, _target, enleanment, _a, _b, a, b) => {
    const changed = {
      targetEnrichmentPercent: enrichmentFromLambda(0.85),
      enleanmentPercent: enleanment,
    };
    expect(enleanedLambdaA(changed).toFixed(3)).toBe(a);
    expect(enleanedLambdaB(changed).toFixed(3)).toBe(b);
  });

  it('agree where nothing is taken away, and never make it richer', () => {
    fc.assert(
      fc.property(pair, ({ targetEnrichmentPercent, enleanmentPercent }) => {
        const off = { targetEnrichmentPercent, enleanmentPercent: 0 };
        const on = { targetEnrichmentPercent, enleanmentPercent };
        expect(enleanedLambdaA(off)).toBe(enleanedLambdaB(off));
        expect(enleanedLambdaA(on)).toBeGreaterThanOrEqual(enleanedLambdaA(off));
        expect(enleanedLambdaB(on)).toBeGreaterThanOrEqual(enleanedLambdaB(off));
        expect(enleanedLambdaA(on)).toBeLessThanOrEqual(2);
        expect(enleanedLambdaB(on)).toBeLessThan(1.4);
      }),
    );
  });

  it('refuse what the tables cannot hold', () => {
    for (const model of [enleanedLambdaA, enleanedLambdaB]) {
      const lambda = (targetEnrichmentPercent: number, enleanmentPercent: number) => () =>
        model({ targetEnrichmentPercent, enleanmentPercent });
      expect(lambda(20, -1)).toThrow(OutOfRangeError);
      expect(lambda(20, 51)).toThrow(OutOfRangeError);
      expect(lambda(101, 9)).toThrow(OutOfRangeError);
      expect(lambda(NaN, 9)).toThrow(OutOfRangeError);
    }
  });
});
