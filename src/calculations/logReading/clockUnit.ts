import { median } from '../statistics/median';

/** How the clock of a log counts, by what is written over it or by its steps. */
export interface ClockUnit {
  readonly secondsPerStep: 1 | 0.001 | 0.000_001;
  readonly unit: 's' | 'ms' | 'µs';
}

const units: readonly ClockUnit[] = [
  { secondsPerStep: 1, unit: 's' },
  { secondsPerStep: 0.001, unit: 'ms' },
  { secondsPerStep: 0.000_001, unit: 'µs' },
];

/** As many rows as tell the usual step, and few enough to hold. */
export const rowsThatTell = 64;

/**
 * The unit of a clock that carries none, by the middle of its steps that go on.
 *
 * No log that is of use has two seconds between its rows, none has 500 rows a second: so steps of 2 to
 * 2000 are milliseconds, and larger ones microseconds.
 */
export const clockUnitOf = (times: readonly number[]): ClockUnit => {
  const steps = times.slice(1).map((time, i) => time - (times[i] ?? 0));
  const usual = median(steps.filter((step) => step > 0)) ?? 0;
  const place = usual < 2 ? 0 : usual < 2000 ? 1 : 2;
  return units[place] ?? { secondsPerStep: 1, unit: 's' };
};
