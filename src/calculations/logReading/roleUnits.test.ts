import { describe, expect, it } from 'vitest';
import { columnStatistics } from './columnStatistics';
import type { LogRole } from './LogRole';
import { roleUnits } from './roleUnits';

const read = (role: Exclude<LogRole, 'time'>, values: number[], unit = '', name = 'x') => {
  const statistics = columnStatistics(
    Float32Array.from({ length: 60 }, (_, i) => values[i % values.length] ?? NaN),
  );
  const { change, readAs, doubts } = roleUnits(role, { name, unit }, statistics);
  return { values: values.map((value) => (change ? change(value) : value)), readAs, doubts };
};

describe('roleUnits', () => {
  it.each([
    ['coolant', '°F', [185, 194], [85, 90]],
    ['coolant', 'F', [32, 212], [0, 100]],
    ['coolant', '°C', [20, 140], [20, 140]],
    ['coolant', '', [60, 200], [15.5556, 93.3333]],
    ['coolant', '', [20, 95], [20, 95]],
    ['speed', 'mph', [100], [160.9344]],
    ['speed', 'km/h', [100], [100]],
    ['barometer', 'PSI', [14.7], [101.353]],
    ['barometer', '', [14.5], [99.974]],
    ['barometer', '', [101], [101]],
    ['manifoldPressure', 'hPa', [500], [50]],
    ['manifoldPressure', 'bar', [0.5], [50]],
    ['lambda', '', [14.71, 12.5035], [1, 0.85]],
    ['lambda', 'AFR', [14.71], [1]],
    ['lambda', 'λ', [0.85, 1], [0.85, 1]],
    ['load', '%', [45.5], [0.455]],
    ['load', '', [45, 12], [0.45, 0.12]],
    ['load', '', [0.2, 1.1], [0.2, 1.1]],
    ['shortTrim', '%', [-3.1, 4.8], [-3.1, 4.8]],
    ['shortTrim', '%', [96.9, 104.8], [-3.1, 4.8]],
    ['knockRetard', '', [0, -2.5, -1], [0, 2.5, 1]],
    ['knockRetard', '', [0, 2.5], [0, 2.5]],
    ['fuelSystem', '', [2.0078, 4, 1.99], [2, 4, 1]],
    ['fuelSystem', '', [512, 513, 1024], [2, 2, 4]],
    ['pulseWidth', 'µs', [2500], [2.5]],
    ['airFlow', 'kg/h', [36], [10]],
    ['pedal', '', [0, 0.5, 1], [0, 50, 100]],
  ] satisfies [Exclude<LogRole, 'time'>, string, number[], number[]][])(
    '%s in %j: %j is %j',
    (role, unit, values, right) => {
      const { values: seen } = read(role, values, unit);
      right.forEach((value, i) => expect(seen[i]).toBeCloseTo(value, 2));
    },
  );

  it('asks where the numbers fit two units, or none', () => {
    expect(read('coolant', [60, 140]).doubts.join()).toContain('°C or °F');
    // Fahrenheit of a drive that never got warm.
    expect(read('coolant', [60, 124]).doubts.join()).toContain('°C or °F');
    expect(read('coolant', [60, 104]).doubts).toEqual([]);
    expect(read('intakeAir', [60, 75]).doubts.join()).toContain('°C or °F');
    expect(read('intakeAir', [60, 95]).doubts.join()).toContain('°C or °F');
    expect(read('lambda', [0, 0.1]).doubts.join()).toContain('fit neither');
    expect(read('knockRetard', [-1, -1, 1]).doubts.join()).toContain('Both signs');
    expect(read('airFlow', [1, 4], 'V').doubts.join()).toContain('volts');
    const target = read('lambdaTarget', [1, 1.16], '', 'Commanded equivalence ratio');
    expect(target.doubts.join()).toContain('inverse');
    expect(read('coolant', [60, 95], '°C').doubts).toEqual([]);
  });

  it('counts one lambda as 14.71 parts of air', () =>
    expect(read('lambda', [14.71], 'AFR').values[0]).toBe(1));

  it('takes a positive correction for no retard', () =>
    expect(read('knockRetard', [-2, -1, 3]).values).toEqual([2, 1, 0]));

  it.each([[[-3.5, 1, 1]], [[-3.5, 0.5]]])(
    'loses no retard among more positive degrees, %j',
    (values) => {
      const { values: seen, doubts } = read('knockRetard', values);
      expect(seen).toEqual(values.map(Math.abs));
      expect(doubts.join()).toContain('which is retard is not known');
    },
  );

  it('reads a closed-loop switch as a state', () =>
    expect(read('fuelSystem', [0, 1], '?', 'Closed Loop').values).toEqual([4, 2]));
});
