import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lambdaFromEnrichment } from './lambdaFromEnrichment';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import {
  eqRatioReadings,
  lambdaFromAirFuelRatio,
  lambdaFromEquivalenceRatio,
  mixtureFromLambda,
} from './mixture';
import { petrolRatioOfLogs } from './stoichiometricRatio';

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

  it('gives the ratios of the logs, and the usual target', () => {
    expect(mixtureFromLambda(0.85, petrolRatioOfLogs).airFuelRatio.toFixed(2)).toBe('12.50');
    expect(lambdaFromAirFuelRatio(12.5).toFixed(3)).toBe('0.850');
    expect(lambdaFromAirFuelRatio(12.05).toFixed(3)).toBe('0.820');
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

describe('eqRatioReadings', () => {
  it('reads 0.85 as rich here and as lean in the trade', () => {
    const { here, trade } = eqRatioReadings(0.85);
    expect(here.lambda).toBe(0.85);
    expect(trade.lambda.toFixed(4)).toBe('1.1765');
    expect(trade.equivalenceRatio).toBeCloseTo(0.85, 12);
  });

  it('agrees at 1, and the two are always inverse to each other', () => {
    expect(eqRatioReadings(1).here).toEqual(eqRatioReadings(1).trade);
    fc.assert(
      fc.property(between(0.5, 2), (value) => {
        const { here, trade } = eqRatioReadings(value);
        expect(here.lambda * trade.lambda).toBeCloseTo(1, 12);
      }),
    );
  });
});
