import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedTowards } from './roundedTowards';

const cell = fc.double({ min: 0.3, max: 3, noNaN: true });

describe('roundedTowards', () => {
  it.each([
    [0.9921, 0.9921 * 1.02, 1.0119],
    [0.9921, 0.9921 * 0.98, 0.9723],
    [1, 1.08, 1.08],
    [1, 1.00009, 1],
    [0.95, 0.95009, 0.95],
    [1.20581, 1.20583, 1.20581],
    [1.20581, 1.20581, 1.20581],
  ])('takes %d, computed as %d, to %d', (before, computed, rounded) => {
    expect(roundedTowards(before, computed)).toBe(rounded);
  });

  it('stays between the old cell and the computed one, near the latter', () => {
    fc.assert(
      fc.property(cell, cell, (before, computed) => {
        const rounded = roundedTowards(before, computed);
        expect(rounded).toBeGreaterThanOrEqual(Math.min(before, computed));
        expect(rounded).toBeLessThanOrEqual(Math.max(before, computed));
        expect(Math.abs(rounded - computed)).toBeLessThan(1.001e-4);
      }),
    );
  });
});
