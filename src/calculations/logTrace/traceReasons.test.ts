import { expect, it } from 'vitest';
import { noTable } from '../logReading/OpenedLog';
import { traceReasons } from './traceReasons';

/** Two drives of 11 rows, 10 s each, the second from 20 s on. */
const drives = [
  { file: 0, firstRow: 0, rowCount: 11, fromSeconds: 0, seconds: 10 },
  { file: 0, firstRow: 11, rowCount: 11, fromSeconds: 20, seconds: 10 },
];
const table = {
  ...noTable,
  rowCount: 22,
  timeSeconds: Float64Array.from({ length: 22 }, (_, row) => row % 11),
};

it('tells what was used and what was not, without a bridge over the pause', () => {
  const rejectedBy = new Uint8Array(22);
  rejectedBy.fill(3, 0, 5);
  const reasons = traceReasons(table, drives, rejectedBy, { fromSeconds: 0, toSeconds: 30 });
  expect(reasons.map(({ code }) => code)).toEqual([0, 3]);
  expect(reasons[1]?.runs[0]).toEqual([0, 1]);
  expect(reasons[0]?.runs.some(([from]) => from === 400)).toBe(true);
  expect(reasons[0]?.runs.every(([from, to]) => to <= 201 || from >= 400)).toBe(true);
  const later = traceReasons(table, drives, rejectedBy, { fromSeconds: 20, toSeconds: 30 });
  expect(later.map(({ code }) => code)).toEqual([0]);
});

it('puts a row where its clock puts it, not where an even clock would', () => {
  const late = { ...table, timeSeconds: table.timeSeconds.slice() };
  late.timeSeconds[1] = 1.9;
  const rejectedBy = new Uint8Array(22);
  rejectedBy[1] = 7;
  const reasons = traceReasons(late, drives, rejectedBy, { fromSeconds: 0, toSeconds: 10 });
  expect(reasons.find(({ code }) => code === 7)?.runs).toEqual([[114, 115]]);
});
