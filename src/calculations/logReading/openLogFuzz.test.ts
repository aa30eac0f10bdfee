import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

type Damage = (bytes: Uint8Array) => Uint8Array;
const glued = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

const place = fc.double({ min: 0, max: 1, noNaN: true });
const damages: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(place, place).map(
    ([a, b]): Damage =>
      (bytes) =>
        bytes.slice(
          Math.floor(Math.min(a, b) * bytes.length),
          Math.ceil(Math.max(a, b) * bytes.length),
        ),
  ),
  place.map(
    (at): Damage =>
      (bytes) =>
        bytes.slice(0, Math.floor(at * bytes.length)),
  ),
  fc.constant<Damage>((bytes) => glued(bytes, bytes)),
  place.map((at): Damage => (bytes) => {
    const from = Math.floor(at * bytes.length);
    return glued(bytes.slice(from), bytes.slice(0, from));
  }),
  fc.tuple(place, place).map(([at, to]): Damage => (bytes) => {
    const [a, b] = [Math.floor(at * bytes.length), Math.floor(to * bytes.length)];
    return glued(bytes.slice(0, a), bytes.slice(b));
  }),
  fc.tuple(place, fc.uint8Array({ maxLength: 40 })).map(([at, put]): Damage => (bytes) => {
    const from = Math.floor(at * bytes.length);
    return glued(bytes.slice(0, from), put, bytes.slice(from));
  }),
  fc.tuple(place, fc.integer({ min: 1, max: 255 })).map(([at, turn]): Damage => (bytes) => {
    const turned = bytes.slice();
    const from = Math.floor(at * Math.max(0, bytes.length - 1));
    if (from < turned.length) turned[from] = (turned[from] ?? 0) ^ turn;
    return turned;
  }),
  fc.constant<Damage>(
    (bytes) => new Uint8Array(Buffer.from(Buffer.from(bytes).toString('utf8'), 'utf16le')),
  ),
  fc.constant<Damage>(
    (bytes) => new Uint8Array(Buffer.from(Buffer.from(bytes).toString('latin1'), 'utf8')),
  ),
  fc.constant<Damage>(
    (bytes) => new Uint8Array(Buffer.from(Buffer.from(bytes).toString('utf8'), 'latin1')),
  ),
);

describe('openLog, whatever the bytes', () => {
  it('reads or refuses damaged logs, and never gives a clock that is none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(damages, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 9000 }),
        (text, damage, size) => {
          const bytes = damage.reduce<Uint8Array>(
            (sum, change) => change(sum),
            new TextEncoder().encode(text),
          );
          expectSound(read(bytes, size));
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
