import type { PullMeasures } from './pullMeasures';

/** What can be wrong with a pull. */
export type PullFindingKind =
  | 'few-rows'
  | 'repeats'
  | 'gap'
  | 'speed-falls'
  | 'slip'
  | 'cold'
  | 'hot-coolant'
  | 'hot-intake-air'
  | 'knock'
  | 'throttle-held-back'
  | 'gear-unclear';

export interface PullFinding {
  readonly kind: PullFindingKind;
  /** `spoils`: no result should be drawn from it. `care`: read it with care. `note`: worth knowing. */
  readonly weight: 'spoils' | 'care' | 'note';
  /** The number that decided, in the unit of its measure. */
  readonly measured: number;
}

interface Rule {
  readonly kind: PullFindingKind;
  readonly measured: (pull: PullMeasures) => number | undefined;
  readonly spoils?: (value: number) => boolean;
  readonly care?: (value: number) => boolean;
  readonly note?: (value: number) => boolean;
}

/**
 * Few rows: 5 to 6 a second gave erratic results, 10 were much better. Warm: from 80 °C. From 100 °C
 * of coolant, and at 90 °C from 40 °C of intake air, the stock heat map takes spark. A capped second
 * gear opens the throttle half. The other limits are this guide's own choice.
 */
const rules: readonly Rule[] = [
  {
    kind: 'few-rows',
    measured: ({ rowsPerSecond }) => rowsPerSecond,
    spoils: (rate) => rate < 7,
    care: (rate) => rate < 9.5,
  },
  {
    kind: 'repeats',
    measured: ({ repeatedPercent }) => repeatedPercent,
    spoils: (percent) => percent > 30,
    care: (percent) => percent > 5,
    note: (percent) => percent > 0,
  },
  {
    kind: 'gap',
    measured: ({ longestStepSeconds, usualStepSeconds }) =>
      longestStepSeconds > 2.5 * usualStepSeconds ? longestStepSeconds : undefined,
    spoils: (seconds) => seconds > 0.5,
    care: () => true,
  },
  {
    kind: 'speed-falls',
    measured: ({ largestFallRpm }) => largestFallRpm,
    spoils: (fall) => fall > 150,
    care: (fall) => fall > 30,
  },
  { kind: 'slip', measured: ({ slipPercent }) => slipPercent, spoils: (percent) => percent > 0 },
  { kind: 'cold', measured: ({ lowestCoolantC }) => lowestCoolantC, care: (c) => c < 80 },
  {
    kind: 'hot-coolant',
    measured: ({ highestCoolantC }) => highestCoolantC,
    care: (c) => c >= 100,
  },
  { kind: 'hot-intake-air', measured: ({ intakeAirC }) => intakeAirC, care: (c) => c >= 40 },
  {
    kind: 'knock',
    measured: ({ highestKnockRetardDegrees }) => highestKnockRetardDegrees,
    care: (degrees) => degrees > 0,
  },
  {
    kind: 'throttle-held-back',
    measured: ({ throttlePercent }) => throttlePercent,
    spoils: (percent) => percent < 70,
  },
  {
    kind: 'gear-unclear',
    measured: ({ gear }) => (gear?.gear === null ? gear.offPercent : undefined),
    care: () => true,
  },
];

/** What speaks against a pull, the worst first. Silence about a missing column proves nothing. */
export const ratePull = (measures: PullMeasures): readonly PullFinding[] => {
  const weights = ['spoils', 'care', 'note'] as const;
  const findings = rules.flatMap(({ kind, measured, ...limits }): PullFinding[] => {
    const value = measured(measures);
    if (value === undefined) return [];
    const weight = weights.find((each) => limits[each]?.(value));
    return weight ? [{ kind, weight, measured: value }] : [];
  });
  return findings.sort((a, b) => weights.indexOf(a.weight) - weights.indexOf(b.weight));
};
