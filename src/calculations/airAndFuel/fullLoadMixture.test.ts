import { describe, expect, it } from 'vitest';
import { stockCalibrations } from '@site/src/data/stockMaps';
import { fullLoadMixture } from './fullLoadMixture';

describe('fullLoadMixture', () => {
  it.each([
    [6000, '0.763 0.819 0.920'],
    [6500, '0.735 0.819 0.965'],
    [7000, '0.719 0.816 0.989'],
    [7500, '0.697 0.816 1.035'],
  ])('gives the worked row of %d rpm from the stock file', (rpm, row) => {
    const { stockTargetLambda, stockLambda, changedLambda } = fullLoadMixture('LF9VEB', 0.85)(rpm);
    const lambdas = [stockTargetLambda, stockLambda, changedLambda];
    expect(lambdas.map((lambda) => lambda.toFixed(3)).join(' ')).toBe(row);
  });

  it('leaves the target alone below 5500 rpm, and in an automatic everywhere', () => {
    const low = fullLoadMixture('LF9VEB', 0.85)(5500);
    expect(low.stockLambda).toBe(low.stockTargetLambda);
    const automatic = fullLoadMixture('LF9XEB', 0.85)(7500);
    expect(automatic.stockLambda).toBe(automatic.stockTargetLambda);
    expect(automatic.changedLambda).toBeCloseTo(0.85, 12);
  });

  it('gives finite lambdas for every calibration and speed', () => {
    for (const calibration of stockCalibrations) {
      const at = fullLoadMixture(calibration, 0.85);
      for (let rpm = 500; rpm <= 8000; rpm += 250) {
        const { stockTargetLambda, stockLambda, changedLambda } = at(rpm);
        const lambdas = [stockTargetLambda, stockLambda, changedLambda];
        expect(lambdas.every((lambda) => lambda > 0.6 && lambda < 1.2)).toBe(true);
      }
    }
  });
});
