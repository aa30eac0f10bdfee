import { describe, expect, it } from 'vitest';
import { logTableOf, rowsOf } from '../testing/logTableOf';
import { rowSeconds } from './rowSeconds';

describe('rowSeconds', () => {
  it('lets a row stand until the next, and the last of a drive for one step', () => {
    const table = logTableOf([rowsOf(3), rowsOf(2)], { stepSeconds: 0.25 });
    expect([...rowSeconds(table)]).toEqual([0.25, 0.25, 0.25, 0.25, 0.25]);
  });

  it('counts a gap as three steps at the most', () => {
    const table = logTableOf([rowsOf(4)], { stepSeconds: 0.25 });
    table.timeSeconds.set([0, 0.25, 0.75, 9]);
    expect([...rowSeconds(table)]).toEqual([0.25, 0.5, 0.75, 0.25]);
  });

  it('holds at a clock of 52 days, where a single-precision time steps by half a second', () => {
    const table = logTableOf([rowsOf(5)], { stepSeconds: 0.04, startSeconds: 4_500_000 });
    for (const each of rowSeconds(table)) expect(each).toBeCloseTo(0.04, 6);
  });

  it('takes a time that stands once as no time at all', () => {
    const table = logTableOf([rowsOf(3)], { stepSeconds: 0.1 });
    table.timeSeconds.set([0, 0, 0.1]);
    expect(rowSeconds(table)[0]).toBe(0);
  });
});
