import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import { desiredLambda, shortTermTargetPercent } from './closedLoopTarget';

const worked = { targetLambda: 1, rearTrimPercent: 1, warmUpTrimPercent: 6 };

describe('desiredLambda', () => {
  it('gives the worked case', () => {
    expect(desiredLambda(worked).toFixed(6)).toBe('0.960973');
    expect((100 / 101 - 1).toFixed(6)).toBe('-0.009901');
    expect((100 / 103 - 1).toFixed(6)).toBe('-0.029126');
  });

  it('is the target without trims, and richer with more trim', () => {
    fc.assert(
      fc.property(between(-40, 40), between(0, 10), (trim, more) => {
        const at = (rearTrimPercent: number): number =>
          desiredLambda({ ...worked, rearTrimPercent });
        expect(Number.isFinite(at(trim))).toBe(true);
        expect(at(trim + more)).toBeLessThanOrEqual(at(trim));
      }),
    );
    expect(desiredLambda({ targetLambda: 1, rearTrimPercent: 0, warmUpTrimPercent: 0 })).toBe(1);
  });
});

describe('shortTermTargetPercent', () => {
  it('gives the worked cases', () => {
    expect(shortTermTargetPercent(0.960973).toFixed(2)).toBe('4.06');
    expect(shortTermTargetPercent(0.960973, -0.02).toFixed(2)).toBe('6.27');
    expect(shortTermTargetPercent(1)).toBe(0);
  });

  it('refuses a trim in per cent where a share is wanted', () => {
    expect(() => shortTermTargetPercent(1, 2)).toThrow(OutOfRangeError);
    expect(() => shortTermTargetPercent(NaN)).toThrow(OutOfRangeError);
  });
});
