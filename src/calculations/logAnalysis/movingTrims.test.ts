import { expect, it } from 'vitest';
import type { TrimCell } from './LogAnalysis';
import { movingTrims } from './movingTrims';

const settled = {
  trust: 'settled',
  drifts: false,
  drivesDisagree: false,
  isHighLoad: false,
  isLocked: false,
  meanPercent: 3.14159,
} as TrimCell;

const handed = (changes: Partial<TrimCell>) =>
  movingTrims({ loads: [0.5], rpms: [3000], cells: [[{ ...settled, ...changes }]] });

it('hands over the mean of a settled cell', () => expect(handed({})).toEqual([[3.14]]));

it.each<Partial<TrimCell>>([
  { trust: 'thin' },
  { drifts: true },
  { drivesDisagree: true },
  { isHighLoad: true },
  { isLocked: true },
])('keeps back the cell that stays: %o', (changes) => expect(handed(changes)).toEqual([[null]]));
