import { describe, expect, it } from 'vitest';
import { printedNumber } from './printedNumber';

describe('printedNumber', () => {
  it.each([
    [0.7758, 3, false, '0.776'],
    [-18, 1, true, '−18.0'],
    [5, 1, true, '+5.0'],
    [0, 1, true, '0.0'],
    [-0.04, 1, true, '0.0'],
    [0.04, 1, true, '0.0'],
    [-2.55, 1, true, '−2.6'],
    [0.0000001, 3, false, '0.000'],
    [6250, 0, false, '6250'],
  ])('prints %d with %d decimals, signed %s, as %s', (value, decimals, signed, printed) => {
    expect(printedNumber(value, { decimals, signed })).toBe(printed);
  });
});
