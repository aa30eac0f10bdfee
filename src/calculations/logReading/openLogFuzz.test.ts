import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewer } from '@site/tests/properties';
import { damaged, damages } from '../testing/damages';
import { type MadeDialectName, madeDialects } from '../testing/madeDialects';
import { madeLog } from '../testing/madeLog';
import { openLog } from './openLog';
import type { OpenedLog } from './OpenedLog';
import { summaryOfLog } from './summaryOfLog';
import { traceLog } from '../logTrace/traceLog';

const dialects = Object.keys(madeDialects) as MadeDialectName[];
const texts = dialects.map(
  (dialect) => madeLog({ dialect, seconds: 40, groupLength: 3, pullShare: 0.3, drives: 2 }).csv,
);

const read = (bytes: Uint8Array, size: number): OpenedLog => {
  const log = openLog({ name: 'made.csv' });
  for (let from = 0; from < bytes.length; from += size) log.push(bytes.subarray(from, from + size));
  return log.end();
};

/** Bytes that a browser hands over at once. */
const pieceBytes = 65_536;

/**
 * How long the slowest piece of a file takes, in milliseconds; the least of some readings, for a machine
 * busy with other things makes a piece slower, never faster.
 *
 * @param enough readings end as soon as one is below it
 */
const leastTimeOfPieces = (bytes: Uint8Array, enough: number): number => {
  let least = Infinity;
  for (let run = 0; run < 5 && least >= enough; run += 1) {
    const log = openLog({ name: 'made.csv' });
    let slowest = 0;
    for (let from = 0; from < bytes.length; from += pieceBytes) {
      const started = performance.now();
      log.push(bytes.subarray(from, from + pieceBytes));
      slowest = Math.max(slowest, performance.now() - started);
    }
    log.end();
    least = Math.min(least, slowest);
  }
  return least;
};

/** What must hold whatever the bytes were. */
const expectSound = ({ table, report }: OpenedLog): void => {
  const { rowCount, timeSeconds, driveStarts, columns } = table;
  expect(timeSeconds).toHaveLength(rowCount);
  expect(report.rowCount).toBe(rowCount);
  expect(timeSeconds.every((time) => Number.isFinite(time) && time >= 0)).toBe(true);
  driveStarts.forEach((start, drive) => {
    const end = driveStarts[drive + 1] ?? rowCount;
    expect(end).toBeGreaterThan(start);
    expect(timeSeconds[start]).toBe(0);
    for (let row = start + 1; row < end; row += 1)
      if ((timeSeconds[row] ?? 0) < (timeSeconds[row - 1] ?? 0))
        throw new Error(`row ${row} goes back`);
  });
  expect(driveStarts[0] ?? 0).toBe(0);
  for (const values of Object.values(columns)) {
    expect(values).toHaveLength(rowCount);
    expect(values.some((value) => value === Infinity || value === -Infinity)).toBe(false);
  }
  if (report.refusal !== '') expect(rowCount).toBe(0);
  else expect(rowCount).toBeGreaterThan(0);
  expect(Number.isFinite(report.seconds)).toBe(true);
  // What is read can be drawn.
  const summary = summaryOfLog(table);
  const window = { roles: summary.roles.filter((role) => role !== 'time'), mostPoints: 50 };
  const trace = traceLog(table, summary.drives, {
    ...window,
    fromSeconds: 0,
    toSeconds: summary.seconds,
  });
  expect(trace.seconds.every((at, i) => i === 0 || at >= (trace.seconds[i - 1] ?? 0))).toBe(true);
};

describe('openLog, whatever the bytes', () => {
  it('reads or refuses damaged logs, and never gives a clock that is none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(damages, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 9000 }),
        (text, damage, size) => {
          expectSound(read(damaged(text, damage), size));
        },
      ),
    );
  });

  it('reads or refuses any bytes and any text', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 3000 }),
        fc.integer({ min: 1, max: 2000 }),
        (bytes, size) => expectSound(read(bytes, size)),
      ),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom('time', 'RPM', ',', ';', '\t', '\n', '\r', '"', '1', '2.5', '-', ':'),
          ),
          {
            maxLength: 200,
          },
        ),
        (parts) => expectSound(read(new TextEncoder().encode(parts.join('')), 64)),
      ),
    );
  });

  it('holds nothing up: a damaged piece takes 50 ms at most, or no longer than four sound ones', () => {
    const long = dialects.map(
      (dialect) => madeLog({ dialect, seconds: 200, rowsPerSecond: 10, pullShare: 0.3 }).csv,
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        fc.array(damages, { minLength: 1, maxLength: 3 }),
        (text, damage) => {
          // On a busy machine a sound piece is slow, too.
          const sound = leastTimeOfPieces(new TextEncoder().encode(text), 12.5);
          const limit = Math.max(50, 4 * sound);
          expect(leastTimeOfPieces(damaged(text, damage), limit)).toBeLessThan(limit);
        },
      ),
      fewer(20),
    );
  });

  it('lets no name of a column reach a prototype', () => {
    const names = [
      '__proto__',
      'constructor',
      'prototype',
      'hasOwnProperty',
      'toString',
      'valueOf',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 6 }), (header) => {
        const row = (i: number) => [i / 10, 2000, ...header.map(() => 7)].join();
        const rows = Array.from({ length: 20 }, (_, i) => row(i));
        const text = [['time', 'RPM', ...header].join(), ...rows, ''].join('\n');
        const log = read(new TextEncoder().encode(text), 50);
        expectSound(log);
        expect(Object.keys(log.table.columns)).toEqual(['rpm']);
        expect(Object.getPrototypeOf(log.table.columns)).toBe(Object.prototype);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });
});
