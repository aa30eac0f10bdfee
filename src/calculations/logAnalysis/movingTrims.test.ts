import { expect, it } from 'vitest';
import type { TrimCell } from './LogAnalysis';
import { movingTrims } from './movingTrims';

const settled = {
  trust: 'settled',
  drifts: false,
  drivesDisagree: false,
  staysAtHighLoad: false,
  isLocked: false,
  meanPercent: 3.14159,
} as TrimCell;

const handed = (changes: Partial<TrimCell>) =>
  movingTrims({ loads: [0.5], rpms: [3000], cells: [[{ ...settled, ...changes }]] });

it('hands over the mean of a settled cell', () => expect(handed({})).toEqual([[3.14]]));

it.each<[string, Partial<TrimCell>]>([
  ['has too few rows', { trust: 'thin' }],
  ['drifts', { drifts: true }],
  ['drives disagree over', { drivesDisagree: true }],
  ['lies at high load', { staysAtHighLoad: true }],
  ['the worksheet would keep', { keptFor: ['outlier'] }],
  ['the reader locked', { isLocked: true }],
])('keeps back a cell that %s', (_, changes) => expect(handed(changes)).toEqual([[null]]));
