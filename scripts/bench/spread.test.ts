import { expect, test } from 'vitest';
import { spreadOf } from './spread';

test('the median is the middle, or halfway between the two middle ones', () => {
  expect(spreadOf([30, 10, 20])).toEqual({ median: 20, least: 10, greatest: 30 });
  expect(spreadOf([4, 1, 2, 3]).median).toBe(2.5);
  expect(spreadOf([7])).toEqual({ median: 7, least: 7, greatest: 7 });
});

test('nothing has no median', () => {
  expect(() => spreadOf([])).toThrow('Nothing was measured');
});
