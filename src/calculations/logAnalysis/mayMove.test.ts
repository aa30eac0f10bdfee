import { expect, it } from 'vitest';
import { mayMove } from './mayMove';

const agreeing = { trust: 'settled', drifts: false, drivesDisagree: false } as const;

it('a settled cell on which all agree may move, one with too few rows may not', () => {
  expect(mayMove(agreeing)).toBe(true);
  expect(mayMove({ ...agreeing, trust: 'thin' })).toBe(false);
  expect(mayMove({ ...agreeing, trust: 'empty' })).toBe(false);
});

it('one that drifts, or over which drives disagree, may not', () => {
  expect(mayMove({ ...agreeing, drifts: true })).toBe(false);
  expect(mayMove({ ...agreeing, drivesDisagree: true })).toBe(false);
});
