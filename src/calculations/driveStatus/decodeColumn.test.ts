import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/anyText';
import { UnusableInputError } from '../limits/UnusableInputError';
import { decodeColumn } from './decodeColumn';

const short = (pasted: string) => {
  const { runs, rows, unread } = decodeColumn(pasted, 'FUELSYS');
  return { runs: runs.map((run) => [run.status.value, run.firstLine, run.rows]), rows, unread };
};

describe('decodeColumn', () => {
  it('gathers equal rows, skips the name above and empty lines', () => {
    expect(short('FUELSYS\r\n2\r\n2.0039\r\n2\r\n\r\n4\r\n4\r\n1\r\n')).toEqual({
      runs: [
        [2, 2, 3],
        [4, 6, 2],
        [1, 8, 1],
      ],
      rows: 6,
      unread: [],
    });
  });

  it('counts the unread lines that it does not name', () => {
    const pasted = `${'2\n'.repeat(60)}${'open\n'.repeat(50)}`;
    const { unread, unreadMore, notices } = decodeColumn(pasted, 'FUELSYS');
    expect([unread.length, unreadMore]).toEqual([20, 30]);
    expect(notices[0]?.text).toContain('50 of 110 lines');
  });

  it('names the lines that are no status', () => {
    const { unread } = short('2\nopen\n4\n99999\n4');
    expect(unread.map(({ line }) => line)).toEqual([2, 4]);
    expect(unread[1]?.reason).toMatch(/between 0 and 65\s535/);
  });

  it.each([
    ['', 'none was found'],
    ['FUELSYS', 'none was found'],
    ['2\t4\n2\t4', 'one column only'],
    ['2;4', 'one column only'],
    ['time,RPM,FUELSYS\n12.03,742,2', 'one column only'],
    ['12.03,742,2\n12.07,744,2', 'one column only'],
    ['2\n'.repeat(100_001), 'at most 200\u00a0000'],
    [Array.from({ length: 10_000 }, (_, place) => place).join('\n'), 'more than 500'],
    ['ENGINE_STATUS\n2\n4', 'headed `ENGINE_STATUS`'],
    ['2\n850\n900\n950\n', '3 of 4 lines hold no status'],
    ['2.3\n2.7\n4', '2 of 3 lines hold no status'],
  ])('says what is wrong', (pasted, message) => {
    expect(() => decodeColumn(pasted, 'FUELSYS')).toThrow(UnusableInputError);
    expect(() => decodeColumn(pasted, 'FUELSYS')).toThrow(message);
  });

  it('reads all digits of a column in one notation', () => {
    const valuesOf = (pasted: string, wanted?: 'decimal' | 'hexadecimal') =>
      decodeColumn(pasted, 'ENGINE_STATUS', wanted).runs.map(({ status }) => status.value);
    expect(valuesOf('80\n40\n10\n4')).toEqual([128, 64, 16, 4]);
    expect(valuesOf('128\n64\n16\n4')).toEqual([128, 64, 16, 4]);
    // One of them is no known status: it is not bent to one by reading it otherwise.
    expect(valuesOf('128\n16\n10\n4')).toEqual([128, 16, 10, 4]);
    expect(valuesOf('80\n4', 'decimal')).toEqual([80, 4]);
    expect(valuesOf('0x80\n16')).toEqual([128, 16]);
    const limitsOf = (pasted: string) =>
      decodeColumn(pasted, 'ENGINE_STATUS').notices.map(({ limit }) => limit);
    expect(limitsOf('02\n04\n10\n80\n16')).toEqual(['statusColumnMixed', 'statusBitsMixed']);
    expect(limitsOf('80\n4')).toEqual(['statusColumnReadAs']);
    expect(limitsOf('128\n16\n4')).toEqual([]);
  });

  it('holds the name above against the column', () => {
    const limitsOf = (pasted: string) =>
      decodeColumn(pasted, 'ENGINE_STATUS').notices.map(({ limit }) => limit);
    expect(limitsOf('ENG_STAT\n2\n4')).toEqual([]);
    expect(limitsOf('"ENGINE_STATUS"\n2\n4')).toEqual([]);
    expect(limitsOf('GEAR\n2\n4')).toEqual(['statusColumnHeaded']);
    expect(() => decodeColumn('FUELSYS\n2\n4', 'ENGINE_STATUS')).toThrow('headed `FUELSYS`');
  });

  it('counts every readable row once', () => {
    const codes = fc.array(fc.constantFrom(1, 2, 4, 8, 16), { minLength: 1 });
    fc.assert(
      fc.property(codes, (column) => {
        const { shares, runs, rows } = decodeColumn(column.join('\n'), 'FUELSYS', 'decimal');
        expect(rows).toBe(column.length);
        expect(shares.reduce((sum, share) => sum + share.rows, 0)).toBe(rows);
        expect(shares.map((share) => share.rows)).toEqual(
          shares.map((share) => column.filter((each) => each === share.status.value).length),
        );
        expect(runs.flatMap((run) => Array<number>(run.rows).fill(run.status.value))).toEqual(
          column,
        );
      }),
    );
  });

  it('takes any text without another error', () => {
    fc.assert(
      fc.property(anyText, (pasted) => {
        try {
          decodeColumn(pasted, 'ENGINE_STATUS');
        } catch (error) {
          expect(error).toBeInstanceOf(UnusableInputError);
        }
      }),
    );
  });

  it('reads as much as it takes, noise or not, without hanging', () => {
    const begun = process.cpuUsage();
    decodeColumn('2\n'.repeat(99_999), 'FUELSYS');
    expect(() => decodeColumn('x\u0000\n'.repeat(60_000), 'FUELSYS')).toThrow(UnusableInputError);
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(2);
  });
});
