import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drivetrains } from '@site/src/data/drivetrains';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { UnusableInputError } from '../limits/UnusableInputError';
import { gearTable, rpmAfterShift } from './gearTable';
import { engineSpeedInGear } from './roadSpeed';
import { kilometresPerMile, circumferenceOfSize } from './tyreTurns';
import { tyreSizeFromText } from './tyreSize';

const set = (id: string, tyre: string) => {
  const found = drivetrains.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return { ...found, circumferenceMetres: circumferenceOfSize(tyreSizeFromText(tyre)) };
};

const fiveSpeed = 'nc1-us-20-5mt';
const five18 = 'nc2-uk-18-5mt';
const old = 'nc1-us-20-6mt';
const us = 'nc2-us-20-6mt';
const europe = 'nc2-uk-20-6mt';
const automatic = 'nc2-us-20-6at';

describe('gearTable', () => {
  it.each([
    [fiveSpeed, '12.86', '3.337', '3.85', '1.66, 1.42, 1.33, 1.23'],
    [five18, '12.26', '3.182', '3.85', '1.66, 1.42, 1.33, 1.23'],
    [old, '15.64', '3.411', '4.59', '1.69, 1.38, 1.39, 1.18, 1.20'],
    [us, '15.64', '3.227', '4.85', '1.69, 1.38, 1.39, 1.18, 1.27'],
    [europe, '13.82', '3.101', '4.46', '1.69, 1.43, 1.31, 1.18, 1.20'],
    [automatic, '14.51', '2.386', '6.08', '1.72, 1.47, 1.40, 1.40, 1.23'],
  ])('of %s has the overall ratios and steps', (id, first, top, spread, steps) => {
    const rows = gearTable(set(id, '205/45R17'), 7000);
    expect(rows[0]?.overallRatio.toFixed(2)).toBe(first);
    expect(rows.at(-1)?.overallRatio.toFixed(3)).toBe(top);
    expect(((rows[0]?.ratio ?? 0) / (rows.at(-1)?.ratio ?? 0)).toFixed(2)).toBe(spread);
    const printed = rows.flatMap(({ step }) => (step === null ? [] : [step.toFixed(2)]));
    expect(printed.join(', ')).toBe(steps);
  });

  it.each([
    [fiveSpeed, '205/50R16', '8.96 14.89 21.13 28.11 34.53', 2896, 3262],
    [fiveSpeed, '205/45R17', '9.04 15.01 21.30 28.33 34.81', 2873, 3236],
    [five18, '205/50R16', '9.40 15.62 22.17 29.48 36.22', 2761, 3110],
    [old, '205/45R17', '7.43 12.54 17.28 24.07 28.33 34.06', 2936, 3308],
    [us, '205/45R17', '7.43 12.54 17.28 24.07 28.33 36.00', 2778, 3129],
    [europe, '205/45R17', '8.40 14.23 20.29 26.48 31.17 37.46', 2669, 3007],
    [automatic, '205/45R17', '8.01 13.75 20.18 28.33 39.74 48.68', 2054, 2314],
    [automatic, '205/50R16', '7.94 13.65 20.02 28.11 39.42 48.30', 2071, 2333],
  ])('of %s on %s has the speeds at 1000 rpm', (id, tyre, speeds, rpmAt100, rpmAt70Mph) => {
    const car = set(id, tyre);
    const rows = gearTable(car, 7000);
    expect(rows.map((row) => row.speedPer1000RpmKmh.toFixed(2)).join(' ')).toBe(speeds);
    const top = { ...car, gearRatio: car.ratios.at(-1) ?? NaN };
    expect(Math.round(engineSpeedInGear(top, 100))).toBe(rpmAt100);
    expect(Math.round(engineSpeedInGear(top, 70 * kilometresPerMile))).toBe(rpmAt70Mph);
  });

  it.each([
    [fiveSpeed, '205/50R16', 7000, '63 104 148 197 242'],
    [fiveSpeed, '205/50R16', 7500, '67 112 159 211 259'],
    [five18, '205/50R16', 7000, '66 109 155 206 254'],
    [old, '205/45R17', 7000, '52 88 121 169 198 238'],
    [us, '205/45R17', 7500, '56 94 130 181 213 270'],
    [europe, '205/45R17', 7000, '59 100 142 185 218 262'],
    [europe, '205/45R17', 7500, '63 107 152 199 234 281'],
    [automatic, '205/45R17', 7000, '56 96 141 198 278 341'],
  ])('of %s on %s at %d rpm has the speeds of the fuel cut', (id, tyre, rpm, speeds) => {
    const rows = gearTable(set(id, tyre), rpm);
    expect(rows.map((row) => row.speedAtLimitKmh.toFixed(0)).join(' ')).toBe(speeds);
  });

  it('loses engine speed at every shift, by the step', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...drivetrains),
        fc.double({ min: 500, max: 12_000, noNaN: true }),
        (car, rpm) => {
          for (const row of gearTable({ ...car, circumferenceMetres: 1.9362 }, rpm)) {
            if (row.rpmAfterShift === null || row.step === null) continue;
            expect(row.rpmAfterShift).toBeLessThan(rpm);
            expect(row.rpmAfterShift * row.step).toBeCloseTo(rpm, 6);
          }
        },
      ),
    );
    expect(rpmAfterShift(7000, 1, 1)).toBe(7000);
  });

  it.each([[[]], [[1, 2]], [[1, 1]], [[9, 8, 7, 6, 5, 4, 3, 2, 1]]])('refuses %j', (ratios) => {
    const wrong = { ratios, finalDrive: 4.1, circumferenceMetres: 1.9362 };
    expect(() => gearTable(wrong, 7000)).toThrow(UnusableInputError);
  });

  it('refuses a ratio and an engine speed that no car has', () => {
    const wrong = { ratios: [NaN], finalDrive: 4.1, circumferenceMetres: 1.9362 };
    expect(() => gearTable(wrong, 7000)).toThrow(OutOfRangeError);
    expect(() => gearTable({ ...wrong, ratios: [1] }, 20_000)).toThrow(OutOfRangeError);
  });
});
