import { expect, it } from 'vitest';
import { neededDecimals } from './neededDecimals';

it('drops the digits that say nothing in any cell', () => {
  expect(neededDecimals([32, -12], 2)).toBe(0);
  expect(neededDecimals([1.2, 0.7], 2)).toBe(1);
  expect(neededDecimals([1.041054, 1.2], 3)).toBe(3);
  expect(neededDecimals([1.0004, 1.2], 3)).toBe(1);
  expect(neededDecimals([], 2)).toBe(0);
});
