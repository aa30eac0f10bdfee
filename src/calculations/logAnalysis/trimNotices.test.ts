import { describe, expect, it } from 'vitest';
import { logTableOf, rowsOf } from '../testing/logTableOf';
import { trimNotices } from './trimNotices';

const used = (count: number) => new Uint8Array(count);
const limitsOf = (...of: Parameters<typeof trimNotices>) =>
  trimNotices(...of).map(({ limit }) => limit);

describe('trimNotices', () => {
  it('says from where to where the learned trim went, in the rows used only', () => {
    const rows = [-3.1, 2.3, 5.5, 19].map((longTrim) => ({ shortTrim: 1, longTrim }));
    const table = logTableOf([rows.flatMap((row) => rowsOf(1, row))]);
    const [told, ...others] = trimNotices(table, Uint8Array.of(0, 0, 0, 3));
    expect(others).toEqual([]);
    expect(told?.limit).toBe('logTrimsLearned');
    expect(told?.text).toContain('from −3.1 to +5.5 %');
  });

  it('says where nothing was learned', () => {
    const table = logTableOf([rowsOf(5, { shortTrim: 1, longTrim: 0 })]);
    expect(limitsOf(table, used(5))).toEqual(['logTrimsNothingLearned']);
  });

  it('says that the sum hides its parts; both where a card holds both', () => {
    const [shortTrim, longTrim] = [
      [NaN, 1],
      [NaN, 2],
    ];
    const columns = {
      totalTrim: Float32Array.of(3, 3),
      shortTrim: Float32Array.from(shortTrim),
      longTrim: Float32Array.from(longTrim),
    };
    expect(limitsOf({ rowCount: 2, columns }, used(2))).toEqual([
      'logTrimsLearned',
      'logTrimsOfSum',
    ]);
    const { totalTrim } = columns;
    expect(limitsOf({ rowCount: 2, columns: { totalTrim } }, used(2))).toEqual(['logTrimsOfSum']);
  });

  it('says nothing without rows', () => {
    expect(trimNotices({ rowCount: 2, columns: {} }, Uint8Array.of(1, 1))).toEqual([]);
  });
});
