import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePulls, peaksAgree } from './comparePulls';
import type { Pull } from './findPulls';
import { gearOfPull, type Gearing } from './gearOfPull';
import type { LogRow } from './logQuantity';
import { madeUpRows, thirdGear } from './madeUpLog';
import { pullMeasures } from './pullMeasures';
import { findingNotice } from './findingNotice';
import { ratePull } from './ratePull';
import { slipInPull } from './slipInPull';
import { fewer } from '@site/tests/properties';

/** US and Japanese six-speed until 2009. */
const drivetrain: Gearing = {
  ...thirdGear,
  gearRatios: [3.815, 2.26, 1.64, 1.177, 1, 0.832],
};

const full = (changes?: Parameters<typeof madeUpRows>[0]): readonly LogRow[] =>
  madeUpRows(changes).filter(({ pedalPercent }) => pedalPercent !== 20);

const pullOf = (rows: readonly LogRow[]): Pull => ({
  rows,
  before: [],
  after: [],
  endedBy: 'pedal',
  lifted: false,
  brokenOff: false,
  stretch: 0,
});

const measure = (rows: readonly LogRow[]) => pullMeasures(pullOf(rows), drivetrain);
const kinds = (rows: readonly LogRow[]) =>
  ratePull(measure(rows)).map(({ limit, weight }) => `${limit} ${weight}`);

/** Rows in a range of places, changed. */
const changed = (from: number, to: number, change: (row: LogRow) => Partial<LogRow>) =>
  full().map((row, i) => (i >= from && i < to ? { ...row, ...change(row) } : row));

describe('pullMeasures', () => {
  it('measures a made-up pull', () => {
    const measures = measure(full());
    expect(measures).toMatchObject({
      rows: 101,
      repeatedPercent: 0,
      startRpm: 2000,
      endRpm: 7000,
      largestFallRpm: 0,
      lowestCoolantC: 90,
      intakeAirC: 25,
      barometerKpa: undefined,
      slipPercent: 0,
      gear: { gear: 3 },
    });
    expect(measures.seconds).toBeCloseTo(5, 9);
    expect(measures.rowsPerSecond).toBeCloseTo(20, 9);
  });

  it('knows nothing of what the log lacks', () => {
    const bare = full().map(({ timeSeconds, engineSpeedRpm }) => ({ timeSeconds, engineSpeedRpm }));
    expect(measure(bare)).toMatchObject({ slipPercent: undefined, gear: undefined });
    expect(ratePull(measure(bare))).toEqual([]);
  });
});

describe('gearOfPull', () => {
  it.each([2, 3, 4, 5])('finds gear %d by its speed', (gear) => {
    const gearRatio = drivetrain.gearRatios[gear - 1] ?? 1;
    const rows = full({ gearing: { ...thirdGear, gearRatio } });
    expect(gearOfPull(rows, drivetrain)?.gear).toBe(gear);
  });

  it('forgives a worn tyre, and says where no gear fits', () => {
    const worn = { ...thirdGear, circumferenceMetres: thirdGear.circumferenceMetres * 0.96 };
    const found = gearOfPull(full({ gearing: worn }), drivetrain);
    expect(found?.gear).toBe(3);
    expect(found?.offPercent).toBeCloseTo(-4, 0);
    expect(kinds(full({ gearing: worn }))).toEqual([]);
    // Fourth of a European car, its tyre rolling 3 % less, taken for fourth of an American one.
    const european = { gearRatio: 1.177, finalDrive: 3.727, circumferenceMetres: 1.9362 * 0.97 };
    expect(gearOfPull(full({ gearing: european }), drivetrain)?.gear).toBe(4);
    expect(kinds(full({ gearing: european }))).toEqual(['pullGearLoose care']);
    const uk = { ...drivetrain, gearRatios: [3.709, 2.19, 1.9] };
    expect(gearOfPull(full(), uk)?.gear).toBeNull();
    expect(kinds(full())).toEqual([]);
    expect(ratePull(pullMeasures(pullOf(full()), uk)).map(({ limit }) => limit)).toEqual([
      'pullGearUnclear',
    ]);
  });
});

describe('slipInPull', () => {
  it('sees wheels or a clutch that slip for three rows, and no late speed', () => {
    const spinning = changed(30, 40, ({ engineSpeedRpm }) => ({
      engineSpeedRpm: engineSpeedRpm * 1.15,
    }));
    expect(Math.abs((slipInPull(spinning) ?? 0) - 15)).toBeLessThan(1);
    const late = changed(30, 32, ({ roadSpeedKmh = 0 }) => ({ roadSpeedKmh: roadSpeedKmh * 0.8 }));
    expect(slipInPull(late)).toBe(0);
    expect(slipInPull([])).toBeUndefined();
  });
});

describe('ratePull', () => {
  it('finds nothing against a good pull', () => {
    expect(kinds(full())).toEqual([]);
    expect(kinds(full({ rowsPerSecond: 10 }))).toEqual([]);
  });

  it('holds 5 to 6 rows a second for too few', () => {
    expect(kinds(full({ rowsPerSecond: 5 }))).toEqual(['pullFewRows spoils']);
    expect(kinds(full({ rowsPerSecond: 6 }))).toEqual(['pullFewRows spoils']);
    expect(kinds(full({ rowsPerSecond: 8 }))).toEqual(['pullFewRows care']);
  });

  it('counts repeated rows, and does not let them raise the rate', () => {
    const doubled = full({ rowsPerSecond: 5 }).flatMap((row) => [
      row,
      { ...row, timeSeconds: row.timeSeconds + 0.1 },
    ]);
    expect(kinds(doubled)).toEqual(['pullFewRows spoils', 'pullRowsRepeat spoils']);
    const one = full().flatMap((row, i) => (i === 49 ? [row, { ...row, timeSeconds: 3.47 }] : row));
    expect(kinds(one)).toEqual([]);
  });

  it('holds half a second between rows, and a clock that stands still, for useless', () => {
    const half = full().filter((_, i) => i <= 40 || i >= 50);
    expect(kinds(half)).toContain('pullGap spoils');
    const standing = changed(0, 101, ({ timeSeconds }) => ({
      timeSeconds: Math.floor(timeSeconds * 10) / 10,
    }));
    expect(kinds(standing)).toContain('pullClockRepeats spoils');
    const seconds = changed(0, 101, ({ timeSeconds }) => ({
      timeSeconds: Math.floor(timeSeconds),
    }));
    expect(kinds(seconds)).toContain('pullClockRepeats spoils');
  });

  it('draws nothing from a pull with a lift in it', () => {
    const lifted = pullMeasures({ ...pullOf(full()), lifted: true }, drivetrain);
    expect(ratePull(lifted)).toMatchObject([{ limit: 'pullLifted', weight: 'spoils' }]);
  });

  it('says it in the words of the limit', () => {
    const [finding] = ratePull(measure(full({ rowsPerSecond: 5 })));
    expect(finding && findingNotice(finding, 'The pull')).toMatchObject({
      kind: 'refusal',
      section: 'record-a-pull',
      text: 'The pull: only 5.0 different rows a second. At least 10 are needed; 5 to 6 gave erratic results.',
    });
  });

  it.each([
    ['pullCoolantEndsSession care', full({ coolantC: 105 })],
    ['pullGap care', full().toSpliced(40, 3)],
    ['pullGap spoils', full().toSpliced(40, 12)],
    [
      'pullSpeedFalls care',
      changed(50, 51, (row) => ({ engineSpeedRpm: row.engineSpeedRpm - 150 })),
    ],
    [
      'pullSlips spoils',
      changed(30, 40, (row) => ({ roadSpeedKmh: (row.roadSpeedKmh ?? 0) * 0.85 })),
    ],
    ['pullCold care', full({ coolantC: 79 })],
    ['pullHotCoolant care', full({ coolantC: 100 })],
    ['pullHotIntakeAir care', full({ intakeAirC: 40 })],
    ['pullKnocks care', changed(40, 45, () => ({ knockRetardDegrees: 1.76 }))],
    ['pullThrottleHeld spoils', changed(0, 101, () => ({ throttlePercent: 50 }))],
    [
      'pullThrottleHeld spoils',
      full().map((row, i) => ({ ...row, throttlePercent: i < 35 ? 50 : 99 })),
    ],
  ])('finds %s', (finding, rows) => {
    expect(kinds(rows)).toEqual([finding]);
  });
});

describe('comparePulls', () => {
  const good = measure(full());

  it('has nothing against a pull like itself, as far as the log shows', () => {
    expect(comparePulls(good, good)).toEqual({
      answer: 'as-far-as-logged',
      reasons: [],
      notLogged: ['barometer'],
    });
  });

  it.each([
    ['no', 'pullsSpoilt', measure(full({ rowsPerSecond: 5 }))],
    ['no', 'pullsOfTwoGears', measure(full({ gearing: { ...thirdGear, gearRatio: 1.177 } }))],
    ['no', 'pullsShareLittle', measure(full().slice(0, 20))],
    ['with-care', 'pullsStartApart', measure(full().slice(10))],
    ['with-care', 'pullsTemperatureApart', measure(full({ intakeAirC: 34 }))],
    ['no', 'pullsTemperatureFarApart', measure(full({ intakeAirC: 35 }))],
    ['with-care', 'pullsTemperatureApart', measure(full({ coolantC: 97 }))],
    ['no', 'pullsTemperatureFarApart', measure(full({ coolantC: 72 }))],
    [
      'with-care',
      'pullsTemperatureUnknown',
      measure(changed(0, 101, () => ({ intakeAirC: undefined }))),
    ],
    ['with-care', 'pullsRowRatesApart', measure(full({ rowsPerSecond: 10 }))],
    ['with-care', 'pullsOfUnknownGear', pullMeasures(pullOf(full()))],
  ] as const)('answers %s because of %s', (answer, limit, other) => {
    const comparison = comparePulls(good, other);
    expect(comparison.answer).toBe(answer);
    expect(comparison.reasons.map((reason) => reason.limit)).toContain(limit);
  });

  it('takes the chosen gear for known, and the logged one before it', () => {
    const unknown = pullMeasures(pullOf(full()));
    const limitsOf = (chosen?: number) =>
      comparePulls(good, unknown, chosen).reasons.map(({ limit }) => limit);
    expect(limitsOf()).toEqual(['pullsOfUnknownGear']);
    expect(limitsOf(3)).toEqual([]);
    expect(limitsOf(4)).toEqual(['pullsOfTwoGears']);
    expect(comparePulls(unknown, unknown, 3).answer).toBe('as-far-as-logged');
    expect(comparePulls(good, good, 4).answer).toBe('as-far-as-logged');
  });

  it('answers the same whichever comes first', () => {
    const pulls = fc.record({
      rowsPerSecond: fc.integer({ min: 4, max: 30 }),
      coolantC: fc.integer({ min: 60, max: 110 }),
      intakeAirC: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(pulls, pulls, (one, two) => {
        const [a, b] = [measure(full(one)), measure(full(two))];
        expect(comparePulls(a, b).answer).toBe(comparePulls(b, a).answer);
        expect(comparePulls(a, b).reasons).toHaveLength(comparePulls(b, a).reasons.length);
      }),
      fewer(50),
    );
  });

  it('lets two peaks agree within 3 hp', () => {
    expect(peaksAgree(106.6, 108.8)).toBe(true);
    expect(peaksAgree(106.6, 108.9)).toBe(false);
  });
});
