import { describe, expect, it } from 'vitest';
import { flatScaling } from '../testing/flatScaling';
import { type HandRow, logTableOf, rowsOf } from '../testing/logTableOf';
import { analyseLog } from './analyseLog';
import { pullNotices } from './pullNotices';
import { usualLogOptions } from './usualLogOptions';

const options = usualLogOptions(flatScaling);

/** Six seconds from 2500 to 6400 rpm at full pedal, between steady stretches. */
const pull = (changes: HandRow = {}, pedal = 97): HandRow[] =>
  rowsOf(60, { load: 0.9, fuelSystem: 4, lambdaTarget: 0.88, lambda: 0.88, ...changes }).map(
    (row, i) => {
      const rpm = 2500 + 65 * i;
      return { ...row, rpm, pedal, speed: rpm / 40 };
    },
  );
const drive = (...parts: HandRow[][]): HandRow[] =>
  parts.flatMap((part) => [...rowsOf(100, { rpm: 2500 }), ...part, ...rowsOf(100)]);

describe('pullsInLog', () => {
  it('finds each pull with its place, though the pedal ends at 97 %', () => {
    const table = logTableOf([drive(pull(), pull()), drive(pull())]);
    const { pulls } = analyseLog(table, options);
    expect(pulls.map(({ drive: each }) => each)).toEqual([0, 0, 1]);
    expect(pulls[0]?.firstRow).toBe(100);
    expect(pulls[0]?.lastRow).toBe(159);
    expect(pulls[0]?.startRpm).toBe(2500);
    expect(pulls[0]?.endRpm).toBe(2500 + 65 * 59);
    expect(pulls[0]?.isSpoilt).toBe(false);
  });

  it('tells the gear of each, warns where none fits, and never guesses', () => {
    const gearing = { gearRatios: [3.2, 1.6, 1.15], finalDrive: 4, circumferenceMetres: 1.92 };
    const told = (log: HandRow[], chosen: typeof gearing | null = gearing) =>
      analyseLog(logTableOf([log]), { ...options, gearing: chosen });
    // 40 rpm for each km/h; third has 39.9.
    const { pulls, events } = told(drive(pull()));
    expect(pulls[0]?.gear).toBe(3);
    expect(pulls[0]?.findings).toEqual([]);
    expect(events.find(({ kind }) => kind === 'pull')?.gear).toBe(3);
    expect(told(drive(pull()), null).pulls[0]?.gear).toBe('notChosen');
    const other = told(drive(pull()), { ...gearing, gearRatios: [3.2, 1.6, 1] }).pulls[0];
    expect(other?.gear).toBe('noneFits');
    expect(other?.findings.map(({ limit }) => limit)).toContain('pullGearUnclear');
    const blind = pull().map((row) => ({ ...row, speed: NaN }));
    expect(told(drive(blind)).pulls[0]?.gear).toBe('noSpeed');
  });

  it('finds none where the pedal is never down, or the engine does not rise', () => {
    expect(analyseLog(logTableOf([drive(pull({}, 80))]), options).pulls).toEqual([]);
    const flat = pull().map((row) => ({ ...row, rpm: 4000 }));
    expect(analyseLog(logTableOf([drive(flat)]), options).pulls).toEqual([]);
  });

  it('says when lambda came out leaner than commanded, and not for one row of noise', () => {
    const lean = analyseLog(logTableOf([drive(pull({ lambda: 0.93 }))]), options);
    expect(lean.pulls[0]?.notices.map(({ limit }) => limit)).toContain('logPullLean');
    const one = pull().map((row, i) => (i === 30 ? { ...row, lambda: 1 } : row));
    expect(analyseLog(logTableOf([drive(one)]), options).pulls[0]?.notices).toEqual([]);
  });

  it('gives lambda a second once the command has turned rich, and no longer', () => {
    // The command turns rich half a second into the pull; the sensor follows late.
    const following = (leanRows: number): HandRow[] =>
      pull().map((row, i) => ({
        ...row,
        lambdaTarget: i < 5 ? 1 : 0.88,
        lambda: i < 5 + leanRows ? 0.915 : 0.88,
      }));
    const limits = (rows: HandRow[]) =>
      analyseLog(logTableOf([drive(rows)]), {
        ...options,
        lambdaDelaySeconds: 0,
      }).pulls[0]?.notices.map(({ limit }) => limit);
    expect(limits(following(10))).toEqual([]);
    expect(limits(following(14))).toEqual(['logPullLean']);
  });

  it('takes the floor of the stock sensor for no lean pull where less was commanded', () => {
    const limits = (lambda: number, changes = {}) =>
      analyseLog(logTableOf([drive(pull({ lambda, lambdaTarget: 0.72 }))]), {
        ...options,
        ...changes,
      }).pulls[0]?.notices.map(({ limit }) => limit);
    expect(limits(0.759)).toEqual([]);
    expect(limits(0.77)).toEqual(['logPullLean']);
    expect(limits(0.759, { lambdaSensor: 'wideband' })).toEqual(['logPullLean']);
  });

  it('says when lambda is lean by itself, and when nothing was ever asked rich', () => {
    const limits = (rows: HandRow[]) =>
      analyseLog(logTableOf([drive(rows)]), options).pulls[0]?.notices.map(({ limit }) => limit);
    expect(limits(pull({ lambda: 0.93, lambdaTarget: 0.91 }))).toEqual(['logPullLeanWhole']);
    expect(limits(pull({ lambda: 0.92, lambdaTarget: 0.91 }))).toEqual([]);
    expect(limits(pull({ lambda: 1, lambdaTarget: 0.99 }))).toEqual(['logPullNeverRich']);
    const late = pull({ lambda: 1, lambdaTarget: 0.99 }).map((row, i) =>
      i < 30 ? { ...row, lambda: 0.85, lambdaTarget: 0.85 } : row,
    );
    expect(limits(late)).toEqual(['logPullLeanWhole']);
  });

  it('says when the load stands at its limit, and when the injectors are at theirs', () => {
    const loadLimit = { at: [500, 7500], values: [0.9, 0.9] };
    const limits = (log: HandRow[], chosen = options) =>
      analyseLog(logTableOf([log]), chosen).pulls[0]?.notices.map(({ limit }) => limit);
    expect(limits(drive(pull()), { ...options, loadLimit })).toContain('logPullLoadAtLimit');
    expect(limits(drive(pull({ pulseWidth: 17 })))).toContain('logPullDuty');
    expect(limits(drive(pull({ pulseWidth: 12 })))).toEqual([]);
  });

  it('rates a pull with knock and a slow log as the pull check does', () => {
    const knock = pull().map((row, i) => ({ ...row, knockRetard: i > 30 ? 1.76 : 0 }));
    const [found] = analyseLog(logTableOf([drive(knock)]), options).pulls;
    expect(found?.findings.map(({ limit }) => limit)).toContain('pullKnocks');
    const slow = logTableOf([drive(pull())], { stepSeconds: 0.2 });
    expect(analyseLog(slow, options).pulls[0]?.isSpoilt).toBe(true);
  });
});

describe('pullNotices', () => {
  it('tells what can hurt the engine apart from why to doubt the rows', () => {
    const knock = pull({ lambda: 0.915 }).map((row, i) => ({
      ...row,
      knockRetard: i > 30 ? 1.76 : 0,
    }));
    const slow = logTableOf([drive(knock)], { stepSeconds: 0.2 });
    const [found] = analyseLog(slow, options).pulls;
    const { engine, rows } = pullNotices(found ?? { notices: [], findings: [] });
    expect(engine.map(({ limit }) => limit)).toEqual(['logPullLean', 'pullKnocks']);
    expect(engine[1]?.text).toContain('This pull: knock retard of 1.76°.');
    expect(rows.map(({ limit, kind }) => [limit, kind])).toContainEqual(['pullFewRows', 'refusal']);
  });

  it('has nothing against a quiet pull', () => {
    const [found] = analyseLog(logTableOf([drive(pull())]), options).pulls;
    expect(found && pullNotices(found)).toEqual({ engine: [], rows: [] });
  });
});

describe('logEvents', () => {
  it('lists pulls, knock, fuel cuts and open loop in the order of the rows', () => {
    const knock = pull().map((row, i) => ({ ...row, knockRetard: i > 30 ? 1.76 : 0 }));
    const quiet = rowsOf(100, { knockRetard: 0 });
    const cut = rowsOf(20, { pulseWidth: 0, knockRetard: 0 });
    const { events } = analyseLog(logTableOf([[...quiet, ...cut, ...quiet, ...knock]]), options);
    expect(events.map(({ kind, firstRow }) => [kind, firstRow])).toEqual([
      ['fuelCut', 100],
      ['openLoop', 220],
      ['pull', 220],
      ['knock', 251],
    ]);
    expect(events[0]?.amount).toBeCloseTo(1.9, 6);
    expect(events[3]?.amount).toBeCloseTo(1.76, 4);
  });

  it('reads the loop and the fuel cut of each file by the columns that it has', () => {
    const blind = { fuelSystem: NaN, pulseWidth: NaN };
    const overrun = { ...blind, pedal: 0, rpm: 2000, lambda: 1.3 };
    const second = [
      ...rowsOf(5, { ...blind, rpm: 0 }),
      ...rowsOf(100, blind),
      ...rowsOf(20, overrun),
      ...rowsOf(100, blind),
    ];
    const { events } = analyseLog(logTableOf([rowsOf(100), second]), options);
    expect(events.map(({ kind, firstRow }) => [kind, firstRow])).toEqual([['fuelCut', 205]]);
  });
});
