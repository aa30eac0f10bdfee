import { expect, it } from 'vitest';
import { median } from './median';

it.each([
  [[], undefined],
  [[10], 10],
  [[10, 9, 100], 10],
  [[2, 1, 4, 3], 2.5],
])('median(%j) is %j', (numbers, middle) => expect(median(numbers)).toBe(middle));
