import { describe, expect, it } from 'vitest';
import { foldDurationMs } from './foldDuration';

describe('foldDurationMs', () => {
  it('is 40 ms for nothing and grows with the height (R120)', () => {
    expect(foldDurationMs(0, false)).toBe(40);
    expect(foldDurationMs(36, false)).toBe(192);
    expect(foldDurationMs(360, false)).toBeGreaterThan(foldDurationMs(180, false));
  });

  it('is 1 ms under reduced motion (R121)', () => {
    expect(foldDurationMs(500, true)).toBe(1);
  });
});
