import { describe, expect, it } from 'vitest';
import { injectorFlow } from './injectorFlow';

describe('injectorFlow', () => {
  it.each([
    [300, 56.9, 297.1],
    [300, 55, 292.1],
    [300, 43.5, 259.8],
    [340, 56.9, 336.8],
    [340, 55, 331.1],
  ])('%d cc/min at 58 psi become at %d psi %d', (flow, pressure, result) => {
    expect(injectorFlow({ flow, pressure: 58 }, pressure)).toBeCloseTo(result, 1);
  });

  it('refuses a pressure below 0', () => {
    expect(() => injectorFlow({ flow: 300, pressure: 58 }, -1)).toThrow(RangeError);
  });
});
