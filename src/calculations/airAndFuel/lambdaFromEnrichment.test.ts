import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enrichmentFromLambda, lambdaFromEnrichment } from './lambdaFromEnrichment';
import { OutOfRangeError } from '../limits/OutOfRangeError';

const enrichment = fc.double({ min: -50, max: 100, noNaN: true });
const lambda = fc.double({ min: 0.5, max: 2, noNaN: true });

describe('lambdaFromEnrichment', () => {
  it.each([
    [-5, '1.0526'],
    [0, '1.0000'],
    [6.25, '0.9412'],
    [13.1, '0.8842'],
    [17.65, '0.8500'],
    [20, '0.8333'],
  ])('turns %d %% into lambda %s', (percent, printed) => {
    expect(lambdaFromEnrichment(percent).toFixed(4)).toBe(printed);
  });

  it.each([
    [31.1, '0.763'],
    [36.1, '0.735'],
    [39, '0.719'],
    [43.5, '0.697'],
  ])('turns the stock target of %d %% into lambda %s', (percent, printed) => {
    expect(lambdaFromEnrichment(percent).toFixed(3)).toBe(printed);
  });

  it('stays between the limits, and falls as the enrichment grows', () => {
    fc.assert(
      fc.property(enrichment, enrichment, (a, b) => {
        expect(lambdaFromEnrichment(a)).toBeGreaterThanOrEqual(0.5);
        expect(lambdaFromEnrichment(a)).toBeLessThanOrEqual(2);
        if (a < b) expect(lambdaFromEnrichment(a)).toBeGreaterThanOrEqual(lambdaFromEnrichment(b));
      }),
    );
  });

  it.each([-50.01, 100.01, NaN, Infinity])('refuses %d', (percent) => {
    expect(() => lambdaFromEnrichment(percent)).toThrow(OutOfRangeError);
  });
});

describe('enrichmentFromLambda', () => {
  it('turns lambda 0.85 into 17.65 %', () => {
    expect(enrichmentFromLambda(0.85).toFixed(2)).toBe('17.65');
  });

  it('comes back to the same lambda and the same enrichment', () => {
    fc.assert(
      fc.property(lambda, enrichment, (mixture, percent) => {
        expect(lambdaFromEnrichment(enrichmentFromLambda(mixture))).toBeCloseTo(mixture, 12);
        expect(enrichmentFromLambda(lambdaFromEnrichment(percent))).toBeCloseTo(percent, 9);
      }),
    );
  });

  it.each([0, 0.49, 2.01, NaN])('refuses %d', (mixture) => {
    expect(() => enrichmentFromLambda(mixture)).toThrow(OutOfRangeError);
  });
});
