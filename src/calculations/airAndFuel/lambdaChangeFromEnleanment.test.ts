import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockMap } from '@site/src/data/stockMaps';
import {
  enleanmentFromLambdaChange,
  lambdaChangeFromEnleanment,
} from './lambdaChangeFromEnleanment';
import { OutOfRangeError } from '../limits/OutOfRangeError';

const enleanment = fc.double({ min: 0, max: 50, noNaN: true });

describe('lambdaChangeFromEnleanment', () => {
  it.each([
    [0, '0.000'],
    [3, '0.029'],
    [6, '0.057'],
    [8, '0.074'],
    [9, '0.083'],
    [11, '0.099'],
    [11.5, '0.103'],
    [13, '0.115'],
    [14, '0.123'],
    [16.2, '0.139'],
    [16.5, '0.142'],
    [19.8, '0.165'],
    [21, '0.174'],
  ])('shows %d %% as %s', (percent, printed) => {
    expect(lambdaChangeFromEnleanment(percent).toFixed(3)).toBe(printed);
  });

  it('gives every shown cell of the stock table', () => {
    const { z, stored } = stockMap('Power Enleanment - Base (Lambda) | OL', 'LF9VEB');
    const shown = stored?.map((row) => row.map((e) => lambdaChangeFromEnleanment(e).toFixed(3)));
    expect(shown).toEqual(z.map((row) => row.map((cell) => cell.toFixed(3))));
  });

  it('stays from 0 to a third, and grows with the enleanment', () => {
    fc.assert(
      fc.property(enleanment, enleanment, (a, b) => {
        const change = lambdaChangeFromEnleanment(a);
        expect(enleanmentFromLambdaChange(change)).toBeCloseTo(a, 9);
        expect(change).toBeGreaterThanOrEqual(0);
        expect(change).toBeLessThanOrEqual(1 / 3 + 1e-12);
        if (a < b) expect(change).toBeLessThanOrEqual(lambdaChangeFromEnleanment(b));
      }),
    );
  });

  it.each([-1, 51, NaN])('refuses %d', (percent) => {
    expect(() => lambdaChangeFromEnleanment(percent)).toThrow(OutOfRangeError);
  });
});
