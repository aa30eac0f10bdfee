import { expect, it } from 'vitest';
import { middleOf } from './middleOf';

it.each([
  [[], undefined],
  [[10], 10],
  [[10, 9, 100], 10],
  [[2, 1, 4, 3], 2.5],
])('middleOf(%j) is %j', (numbers, middle) => expect(middleOf(numbers)).toBe(middle));
