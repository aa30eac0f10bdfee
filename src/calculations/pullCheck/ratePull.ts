import type { LimitName } from '@site/src/data/limits';
import { thresholds } from '@site/src/data/limits/thresholds';
import { leapFromRpm } from './largestLeap';
import type { PullMeasures } from './pullMeasures';

/** What speaks against a pull. */
export interface PullFinding {
  readonly limit: LimitName;
  /** `spoils`: nothing is drawn from it. `care`: read it with care. */
  readonly weight: 'spoils' | 'care';
  /** What stands in the places of the limit's text. */
  readonly values: Readonly<Record<string, string>>;
}

interface Rule {
  readonly limit: LimitName;
  readonly measured: (pull: PullMeasures) => number | undefined;
  readonly spoils?: (value: number) => boolean;
  readonly care?: (value: number) => boolean;
  /** Name and decimals of its place in the text. */
  readonly printed?: readonly [place: string, decimals: number];
}

/** A true minus sign before what lies below 0. */
const digits = (value: number, decimals: number): string =>
  value.toFixed(decimals).replace(/^-/, '−');

/**
 * Few rows: 5 to 6 a second gave erratic results, 10 were much better. From 100 °C of coolant, and at
 * 90 °C from 40 °C of intake air, the stock heat map takes spark. A capped second gear opens the throttle
 * half. Warm, 105 and 110 °C, 50 °C: the guide's own list of when to stop. The other limits are this
 * guide's own choice.
 */
const rules: readonly Rule[] = [
  { limit: 'pullLifted', measured: ({ lifted }) => (lifted ? 1 : undefined), spoils: () => true },
  {
    limit: 'pullBrokenOff',
    measured: ({ brokenOff }) => (brokenOff ? 1 : undefined),
    spoils: () => true,
  },
  {
    limit: 'pullClockRepeats',
    measured: ({ clockRepeats }) => clockRepeats,
    spoils: (rows) => rows > 0,
    printed: ['rows', 0],
  },
  {
    limit: 'pullFewRows',
    measured: ({ rowsPerSecond }) => rowsPerSecond,
    spoils: (rate) => rate < 7,
    care: (rate) => rate < 9.5,
    printed: ['rate', 1],
  },
  {
    limit: 'pullRowsRepeat',
    measured: ({ repeatedPercent }) => repeatedPercent,
    spoils: (percent) => percent > 30,
    care: (percent) => percent > 5,
    printed: ['percent', 0],
  },
  {
    limit: 'pullGap',
    measured: ({ longestStepSeconds, usualStepSeconds }) =>
      longestStepSeconds > 2.5 * usualStepSeconds ? longestStepSeconds : undefined,
    spoils: (seconds) => seconds > 0.499,
    care: () => true,
    printed: ['seconds', 2],
  },
  {
    limit: 'pullSpeedFalls',
    measured: ({ largestFallRpm }) => largestFallRpm,
    spoils: (fall) => fall > 150,
    care: (fall) => fall > 30,
    printed: ['rpm', 0],
  },
  {
    limit: 'pullLeaps',
    measured: ({ largestLeapRpm }) => largestLeapRpm,
    spoils: (leap) => leap > leapFromRpm,
    printed: ['rpm', 0],
  },
  {
    limit: 'pullSlips',
    measured: ({ slipPercent }) => slipPercent,
    spoils: (percent) => percent > 0,
    printed: ['percent', 1],
  },
  {
    limit: 'pullThrottleHeld',
    measured: ({ throttlePercent }) => throttlePercent,
    spoils: (percent) => percent < 70,
    printed: ['percent', 0],
  },
  {
    limit: 'pullCoolantEndsSession',
    measured: ({ highestCoolantC }) => highestCoolantC,
    care: (c) => c >= thresholds.endOfPullsCoolantCelsius,
    printed: ['c', 0],
  },
  {
    limit: 'pullIntakeAirEndsSession',
    measured: ({ highestIntakeAirC }) => highestIntakeAirC,
    care: (c) => c > thresholds.intakeAirCelsius,
    printed: ['c', 0],
  },
  {
    limit: 'pullKnocks',
    measured: ({ highestKnockRetardDegrees }) => highestKnockRetardDegrees,
    care: (degrees) => degrees > 0,
    printed: ['degrees', 2],
  },
  {
    limit: 'pullCold',
    measured: ({ lowestCoolantC }) => lowestCoolantC,
    care: (c) => c < 80,
    printed: ['c', 0],
  },
  {
    limit: 'pullHotCoolant',
    measured: ({ highestCoolantC }) => highestCoolantC,
    care: (c) => c >= 100 && c < thresholds.endOfPullsCoolantCelsius,
    printed: ['c', 0],
  },
  {
    limit: 'pullHotIntakeAir',
    measured: ({ intakeAirC }) => intakeAirC,
    care: (c) => c >= 40,
    printed: ['c', 0],
  },
  {
    limit: 'pullGearUnclear',
    measured: ({ gear }) => (gear?.gear === null ? Math.abs(gear.offPercent) : undefined),
    care: () => true,
    printed: ['percent', 1],
  },
  {
    limit: 'pullGearLoose',
    measured: ({ gear }) => (gear?.gear ? Math.abs(gear.offPercent) : undefined),
    care: (percent) => percent > 5,
    printed: ['percent', 1],
  },
];

/** What speaks against a pull, the worst first. Silence about a missing column proves nothing. */
export const ratePull = (measures: PullMeasures): readonly PullFinding[] => {
  const weights = ['spoils', 'care'] as const;
  const findings = rules.flatMap(({ limit, measured, printed, ...limits }): PullFinding[] => {
    const value = measured(measures);
    if (value === undefined) return [];
    const weight = weights.find((each) => limits[each]?.(value));
    if (!weight) return [];
    const values = printed ? { [printed[0]]: digits(value, printed[1]) } : {};
    return [{ limit, weight, values }];
  });
  return findings.sort((a, b) => weights.indexOf(a.weight) - weights.indexOf(b.weight));
};

/** Whether nothing may be drawn from a pull. */
export const isSpoilt = (findings: readonly PullFinding[]): boolean =>
  findings.some(({ weight }) => weight === 'spoils');
