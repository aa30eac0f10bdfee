import { describe, expect, it } from 'vitest';
import { endOf, reasonPaths, rowAt, secondsOfRow } from './timeLine';

/** Two drives of 11 rows, 10 s each, the second from 20 s on. */
const drives = [
  { file: 0, firstRow: 0, rowCount: 11, fromSeconds: 0, seconds: 10 },
  { file: 0, firstRow: 11, rowCount: 11, fromSeconds: 20, seconds: 10 },
];

describe('rows on the time line', () => {
  it('are found again at their own time', () => {
    for (const [drive, row] of [
      [0, 0],
      [0, 10],
      [1, 11],
      [1, 21],
    ] as const)
      expect(rowAt(drives, secondsOfRow(drives, drive, row))).toBe(row);
    expect(endOf(drives)).toBe(30);
  });

  it('are none between two drives', () => {
    expect(rowAt(drives, 15)).toBe(-1);
    expect(rowAt(drives, -1)).toBe(-1);
  });
});

it('draws what was used and what was not, without a bridge over the pause', () => {
  const rejectedBy = new Uint8Array(22);
  rejectedBy.fill(3, 0, 5);
  const paths = reasonPaths(drives, rejectedBy, { fromSeconds: 0, toSeconds: 30 });
  expect([...paths.keys()].toSorted()).toEqual([0, 3]);
  expect(paths.get(3)).toMatch(/^M0 0/);
  expect(paths.get(0)).toContain('M400 0');
  expect(reasonPaths(drives, rejectedBy, { fromSeconds: 20, toSeconds: 30 }).has(3)).toBe(false);
});
