import { expect, it } from 'vitest';
import { agreeingWheelKw } from './comparePulls';
import { powerIn, torqueIn } from './powerUnits';

it('turns kW and Nm into horsepower and pound-feet', () => {
  expect(powerIn('US', agreeingWheelKw)).toBeCloseTo(3, 9);
  expect(torqueIn('US', 135.582)).toBeCloseTo(100, 9);
  expect([powerIn('SI', 7), torqueIn('SI', 7)]).toEqual([7, 7]);
});
