import { describe, expect, it } from 'vitest';
import { madeLog } from '../testing/madeLog';
import { fileOrder } from './fileOrder';
import { logJoiner } from './logJoiner';
import { openLog } from './openLog';
import { summaryOfLog } from './summaryOfLog';

const read = (text: string) => {
  const log = openLog();
  log.push(text);
  return log.end();
};

describe('fileOrder', () => {
  it('goes by the numbers in the names', () =>
    expect(fileOrder(['log0010.csv', 'log9.csv', 'LOG0002.CSV'])).toEqual([2, 1, 0]));
  it('leaves equal names as they came', () =>
    expect(fileOrder(['a', 'a', 'a'])).toEqual([0, 1, 2]));
});

describe('logJoiner', () => {
  const files = [
    madeLog({ seconds: 60, clockStartSeconds: 100, without: ['lambda'] }),
    madeLog({ seconds: 40, clockStartSeconds: 400, drives: 2, seed: 2 }),
    madeLog({ seconds: 30, clockStartSeconds: 5, seed: 3, without: ['purge'] }),
  ];
  const joiner = logJoiner();
  joiner.add(read(files[0]?.csv ?? ''));
  joiner.add(read(''));
  joiner.add(read(files[1]?.csv ?? ''));
  joiner.skip();
  joiner.add(read(files[2]?.csv ?? ''));
  const { table, powerUps } = joiner.end();

  it('lays the files one after another, each a drive of its own', () => {
    expect(table.rowCount).toBe(599 + 799 + 299);
    expect([...table.driveStarts]).toEqual([0, 599, 599 + 399, 599 + 799]);
    expect([...table.fileOfDrive]).toEqual([0, 2, 2, 4]);
    expect(table.stepSeconds).toHaveLength(4);
    expect([...table.driveStarts].map((row) => table.timeSeconds[row])).toEqual([0, 0, 0, 0]);
    expect(table.columns.rpm?.[599]).toBe(files[1]?.table.columns.rpm?.[0]);
  });

  it('leaves a role empty where a file did not log it', () => {
    expect(table.columns.lambda).toHaveLength(table.rowCount);
    expect(table.columns.lambda?.[598]).toBeNaN();
    expect(table.columns.lambda?.[599]).not.toBeNaN();
    expect(table.columns.purge?.at(-1)).toBeNaN();
    expect(table.columns.purge).toHaveLength(table.rowCount);
  });

  it.each([0, 1, 700, 1e6])(
    'is the same table where %d rows were expected to come',
    (rowsToCome) => {
      const other = logJoiner();
      other.add(read(files[0]?.csv ?? ''), rowsToCome);
      other.add(read(''));
      other.add(read(files[1]?.csv ?? ''), rowsToCome / 2);
      other.skip();
      other.add(read(files[2]?.csv ?? ''));
      expect(other.end()).toEqual({ table, powerUps });
    },
  );

  it('sees by the clock when the unit was switched on again', () => expect(powerUps).toBe(2));

  it('sums up what it holds', () => {
    const summary = summaryOfLog(table, powerUps);
    expect(summary).toMatchObject({ rowCount: table.rowCount, powerUps: 2 });
    expect(summary.rowsPerSecond).toBeCloseTo(10, 6);
    expect(summary.seconds).toBeCloseTo(59.8 + 39.8 + 39.9 + 29.8, 6);
    expect(summary.roles).toContain('lambda');
    const [first, second] = summary.drives;
    expect(second?.fromSeconds).toBeCloseTo((first?.seconds ?? 0) + 0.1, 6);
    expect(summaryOfLog({ ...table, rowCount: 0, driveStarts: new Uint32Array(0) })).toMatchObject({
      seconds: 0,
      rowsPerSecond: 0,
      drives: [],
    });
  });
});
