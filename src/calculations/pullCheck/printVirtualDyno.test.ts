import { describe, expect, it } from 'vitest';
import { madeUpLog, madeUpRows } from './madeUpLog';
import { openPullLog } from './openPullLog';
import { extraColumnsOf, printVirtualDyno } from './printVirtualDyno';

const pullIn = (text: string) => {
  const log = openPullLog();
  log.push(text);
  const [pull] = log.end().pulls;
  if (!pull) throw new Error('The log has no pull.');
  return pull;
};

const made = pullIn(madeUpLog());

describe('printVirtualDyno', () => {
  it('prints time from 0, engine speed and pedal, with a few rows on both sides', () => {
    const lines = printVirtualDyno(made).split('\n');
    expect(lines[0]).toBe('time,rpm,app');
    expect(lines[1]).toBe('0,2000,20');
    expect(lines[2]).toBe('0.25,2000,100');
    expect(lines[3]).toBe('0.3,2069.75,100');
    expect(lines.at(-2)).toMatch(/^[\d.]+,[\d.]+,20$/);
    expect(lines.at(-1)).toBe('');
  });

  it('reads back as the same pull', () => {
    const back = pullIn(printVirtualDyno(made));
    const plain = (pull: typeof made) =>
      pull.rows.map((row) => [row.engineSpeedRpm, row.pedalPercent]);
    expect(plain(back)).toEqual(plain(made));
  });

  it('leaves repeated rows out', () => {
    const doubled = madeUpRows().flatMap((row) => [
      row,
      { ...row, timeSeconds: row.timeSeconds + 0.02 },
    ]);
    const lines = printVirtualDyno(pullIn(madeUpLog(doubled)))
      .trim()
      .split('\n');
    const rest = lines.map((line) => line.split(',').slice(1).join());
    expect(rest.every((each, i) => each !== rest[i - 1])).toBe(true);
    expect(lines.length).toBeLessThan(doubled.length / 2);
  });

  it('adds the columns that Virtual Dyno can draw, where the log has them', () => {
    expect(extraColumnsOf(made)).toEqual([]);
    const withMore = {
      ...made,
      rows: made.rows.map((row) => ({ ...row, afr: 12.5, sparkAdvanceDegrees: 22.5 })),
    };
    const extra = extraColumnsOf(withMore);
    expect(extra).toEqual(['afr', 'sparkAdvanceDegrees']);
    const lines = printVirtualDyno(withMore, extra).split('\n');
    expect(lines[0]).toBe('time,rpm,app,afr,sparkadv');
    expect(lines[1]).toBe('0,2000,20,,');
    expect(lines[2]).toMatch(/,100,12\.5,22\.5$/);
  });
});
