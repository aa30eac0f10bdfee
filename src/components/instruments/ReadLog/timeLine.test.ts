import { describe, expect, it } from 'vitest';
import { endOf, rowAt, secondsOfRow } from './timeLine';

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
