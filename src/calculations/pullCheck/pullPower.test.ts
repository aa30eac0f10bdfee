import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { roadSpeedKmh as speedOf } from '../gears/roadSpeed';
import { engineSpeedSlopes, steadySlopes } from './engineSpeedSlopes';
import type { LogRow } from './logQuantity';
import { madeUpRows, thirdGear } from './madeUpLog';
import { requirePullCar, type PullCar } from './PullCar';
import { peaksOf, pullPower } from './pullPower';

const exactly = (value: number) => ({ value, plusMinus: 0 });
const pound = 0.45359237;

/** The old guide's car without drag, so that only mass and gearing count. */
const car: PullCar = {
  mass: exactly(2870 * pound),
  dragCoefficient: exactly(0),
  frontalArea: exactly(19.38 * 0.3048 ** 2),
  circumference: exactly(thirdGear.circumferenceMetres),
  gearRatio: 1.64,
  finalDrive: 4.1,
  airDensity: exactly(1.2),
  slopePlusMinusPercent: 0,
};

/** 1000 rpm more each second, ten rows a second. */
const steady: readonly LogRow[] = Array.from({ length: 51 }, (_, i) => ({
  timeSeconds: i / 10,
  engineSpeedRpm: 2000 + 100 * i,
  pedalPercent: 100,
}));

const powerAt = (changed: Partial<PullCar>, rpm = 5000) => {
  const point = pullPower(steady, { ...car, ...changed }).points.find(
    ({ engineSpeedRpm }) => Math.abs(engineSpeedRpm - rpm) < 1,
  );
  if (!point) throw new Error('No such point.');
  return point;
};

const changePercent = (changed: Partial<PullCar>) =>
  100 * (powerAt(changed).power.value / powerAt({}).power.value - 1);

describe('pullPower', () => {
  it('is mass times acceleration times speed', () => {
    const { power, torque, roadSpeedKmh } = powerAt({});
    const speed = speedOf(thirdGear, 5000) / 3.6;
    const acceleration = speedOf(thirdGear, 1000) / 3.6;
    expect(roadSpeedKmh).toBeCloseTo(speed * 3.6, 6);
    expect(power.value).toBeCloseTo((2870 * pound * acceleration * speed) / 1000, 6);
    expect(power.plusMinus).toBeLessThan(1e-6);
    expect(torque.value).toBeCloseTo((power.value * 60_000) / (2 * Math.PI * 5000), 3);
  });

  it('adds the air drag', () => {
    const speed = speedOf(thirdGear, 5000) / 3.6;
    const drag = 0.5 * 1.2 * 0.37 * 19.38 * 0.3048 ** 2 * speed ** 3;
    const more = powerAt({ dragCoefficient: exactly(0.37) }).power.value - powerAt({}).power.value;
    expect(more).toBeCloseTo(drag / 1000, 6);
  });

  it.each([
    ['a tyre of 25.00 in', 6, { circumference: exactly(Math.PI * 25 * 0.0254) }],
    ['a final drive of 3.727', 21, { finalDrive: 3.727 }],
    ['the European third gear', 38, { gearRatio: 1.536, finalDrive: 3.727 }],
  ])('shifts with %s by %d %%', (_what, percent, changed) => {
    expect(Math.round(changePercent(changed))).toBe(percent);
  });

  it('grows by 3.5 % with 100 lb on 2870 lb', () => {
    expect(changePercent({ mass: exactly(2970 * pound) }).toFixed(1)).toBe('3.5');
  });

  it('passes the uncertainty of each input on', () => {
    const percentOf = (changed: Partial<PullCar>) => {
      const { power } = powerAt(changed);
      return (100 * power.plusMinus) / power.value;
    };
    const { value: mass } = car.mass;
    const { value: circumference } = car.circumference;
    const massOff = { mass: { value: mass, plusMinus: 0.05 * mass } };
    const tyreOff = { circumference: { value: circumference, plusMinus: 0.02 * circumference } };
    expect(percentOf(massOff)).toBeCloseTo(5, 6);
    expect(percentOf(tyreOff)).toBeCloseTo(4, 6);
    expect(percentOf({ ...massOff, ...tyreOff })).toBeCloseTo(Math.hypot(5, 4), 6);
    const { power } = powerAt({ slopePlusMinusPercent: 0.5 });
    const speed = speedOf(thirdGear, 5000) / 3.6;
    expect(power.plusMinus).toBeCloseTo((mass * 9.80665 * 0.005 * speed) / 1000, 6);
  });

  it('gives a made-up pull peaks inside it', () => {
    const rows = madeUpRows().filter(({ pedalPercent }) => pedalPercent === 100);
    const { points } = pullPower(rows, { ...car, dragCoefficient: exactly(0.37) });
    const peaks = peaksOf(points);
    expect(points).toHaveLength(91);
    expect(peaks?.torque.engineSpeedRpm).toBeLessThan(peaks?.power.engineSpeedRpm ?? 0);
    expect(peaksOf([])).toBeUndefined();
    expect(pullPower(rows.slice(0, 4), car).points).toEqual([]);
  });

  it('turns 143 whp into 168 at the crank by the rule of thumb that the chapter prints', () => {
    expect((143 / 0.85).toFixed(0)).toBe('168');
  });

  it('refuses a car that cannot be', () => {
    for (const wrong of [
      { mass: exactly(100) },
      { mass: { value: 1200, plusMinus: -1 } },
      { circumference: exactly(NaN) },
      { gearRatio: 0 },
      { finalDrive: Infinity },
      { slopePlusMinusPercent: 11 },
    ]) {
      expect(() => requirePullCar({ ...car, ...wrong })).toThrow(OutOfRangeError);
    }
  });

  it('is finite for any rows, and its uncertainty never negative', () => {
    const row = fc.record<LogRow>({
      timeSeconds: fc.double({ min: 0, max: 10, noNaN: true }),
      engineSpeedRpm: fc.double({ min: 0, max: 8000, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
        for (const { power, torque } of pullPower(rows, car).points) {
          expect(Number.isFinite(power.value) && Number.isFinite(torque.value)).toBe(true);
          expect(power.plusMinus).toBeGreaterThanOrEqual(0);
          expect(torque.plusMinus).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('engineSpeedSlopes', () => {
  it('finds the slope of a straight line, without error', () => {
    const slopes = engineSpeedSlopes(steady, 0.5);
    expect(slopes).toHaveLength(51 - 4);
    for (const { rpmPerSecond, plusMinusRpmPerSecond } of slopes) {
      expect(rpmPerSecond).toBeCloseTo(1000, 6);
      expect(plusMinusRpmPerSecond).toBeLessThan(1e-6);
    }
  });

  it('says how far rows that jump leave the slope open', () => {
    const rough = steady.map((row, i) => ({
      ...row,
      engineSpeedRpm: row.engineSpeedRpm + (i % 2 === 0 ? 10 : -10),
    }));
    const [slope] = engineSpeedSlopes(rough, 0.5);
    expect(slope?.rpmPerSecond).toBeCloseTo(1000, 6);
    expect(slope?.plusMinusRpmPerSecond).toBeGreaterThan(20);
  });

  it('lets repeated rows count once', () => {
    const doubled = steady.flatMap((row) => [row, { ...row, timeSeconds: row.timeSeconds + 0.05 }]);
    expect(engineSpeedSlopes(doubled, 0.5)).toEqual(engineSpeedSlopes(steady, 0.5));
  });
});

/** A slow pull, third of a stock car: 2000 to 7000 rpm in nine seconds; the noise repeats itself. */
const noisy = (rowsPerSecond: number, rpm: number): readonly LogRow[] => {
  let seed = 12_345;
  const noise = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return rpm * ((2 * seed) / 2_147_483_648 - 1);
  };
  return madeUpRows({ rowsPerSecond, seconds: 9 })
    .filter(({ pedalPercent }) => pedalPercent === 100)
    .map((row) => ({ ...row, engineSpeedRpm: row.engineSpeedRpm + noise() }));
};

describe('steadySlopes', () => {
  it.each([
    [7, 5],
    [10, 5],
    [10, 10],
    [25, 10],
    [50, 20],
  ])('at %d rows a second, ± %d rpm of noise move no torque by 5 %%', (rowsPerSecond, rpm) => {
    const torques = (rows: readonly LogRow[]) =>
      pullPower(rows, car).points.filter(
        ({ engineSpeedRpm }) => engineSpeedRpm > 2600 && engineSpeedRpm < 6400,
      );
    const still = torques(noisy(rowsPerSecond, 0));
    for (const point of torques(noisy(rowsPerSecond, rpm))) {
      const nearest = still.reduce((a, b) =>
        Math.abs(a.engineSpeedRpm - point.engineSpeedRpm) <
        Math.abs(b.engineSpeedRpm - point.engineSpeedRpm)
          ? a
          : b,
      );
      const off = Math.abs(point.torque.value / nearest.torque.value - 1);
      expect(off).toBeLessThan(0.05);
    }
  });

  it('makes the line wider for a rough pull, and says how much stays open', () => {
    const smooth = steadySlopes(noisy(10, 0));
    const rough = steadySlopes(noisy(10, 60));
    expect(smooth).toMatchObject({ windowSeconds: 0.5 });
    expect(smooth.plusMinusPercent).toBeLessThan(2);
    expect(rough.windowSeconds).toBe(2);
    expect(rough.plusMinusPercent).toBeGreaterThan(2);
    expect(steadySlopes([])).toEqual({ slopes: [], windowSeconds: 0.5, plusMinusPercent: 0 });
  });
});
