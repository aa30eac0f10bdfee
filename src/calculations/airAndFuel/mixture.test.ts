import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lambdaFromEnrichment } from './lambdaFromEnrichment';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import { lambdaFromAirFuelRatio, lambdaFromEquivalenceRatio, mixtureFromLambda } from './mixture';

describe('mixtureFromLambda', () => {
  it.each([
    [-5, '1.0526', '15.47'],
    [0, '1.0000', '14.70'],
    [6.25, '0.9412', '13.84'],
    [13.1, '0.8842', '13.00'],
    [17.65, '0.8500', '12.49'],
    [20, '0.8333', '12.25'],
  ])('writes %d %% as lambda %s and AFR %s', (percent, lambda, ratio) => {
    const mixture = mixtureFromLambda(lambdaFromEnrichment(percent));
    expect(mixture.lambda.toFixed(4)).toBe(lambda);
    expect(mixture.airFuelRatio.toFixed(2)).toBe(ratio);
    expect(mixture.enrichmentPercent).toBeCloseTo(percent, 9);
  });

  it('gives the ratio of the logs, 14.71, and the usual target', () => {
    expect(mixtureFromLambda(0.85, 14.71).airFuelRatio.toFixed(2)).toBe('12.50');
    expect(lambdaFromAirFuelRatio(12.5).toFixed(3)).toBe('0.850');
    expect(lambdaFromAirFuelRatio(12.05).toFixed(3)).toBe('0.820');
  });

  it('of 0.85 is rich as lambda, and lean as the equivalence ratio of the trade', () => {
    expect(lambdaFromEquivalenceRatio(0.85).toFixed(4)).toBe('1.1765');
  });

  it('comes back from every form', () => {
    fc.assert(
      fc.property(between(0.5, 2), between(6, 18), (lambda, stoichiometric) => {
        const mixture = mixtureFromLambda(lambda, stoichiometric);
        expect(Object.values(mixture).every(Number.isFinite)).toBe(true);
        expect(lambdaFromEquivalenceRatio(mixture.equivalenceRatio)).toBeCloseTo(lambda, 12);
        expect(lambdaFromEnrichment(mixture.enrichmentPercent)).toBeCloseTo(lambda, 12);
        const back = mixture.airFuelRatio / stoichiometric;
        if (back >= 0.5 && back <= 2) {
          expect(lambdaFromAirFuelRatio(mixture.airFuelRatio, stoichiometric)).toBe(back);
        }
      }),
    );
  });

  it.each([0, -1, 14.7, NaN, Infinity])('refuses lambda %d', (lambda) => {
    expect(() => mixtureFromLambda(lambda)).toThrow(OutOfRangeError);
    expect(() => lambdaFromEquivalenceRatio(lambda)).toThrow(OutOfRangeError);
  });

  it('refuses a ratio of air and fuel that no engine runs on', () => {
    expect(() => lambdaFromAirFuelRatio(0.85)).toThrow(OutOfRangeError);
    expect(() => lambdaFromAirFuelRatio(12.5, 1)).toThrow(OutOfRangeError);
    expect(() => mixtureFromLambda(1, 0)).toThrow(OutOfRangeError);
  });
});
