import type { PullMeasures } from './pullMeasures';
import { horsepowerKw } from './powerUnits';
import { ratePull } from './ratePull';

export type ComparisonKind =
  | 'first-spoilt'
  | 'second-spoilt'
  | 'gear'
  | 'gear-unknown'
  | 'little-overlap'
  | 'start'
  | 'coolant'
  | 'intake-air'
  | 'barometer'
  | 'row-rate';

/** Something that keeps two pulls apart. */
export interface ComparisonReason {
  readonly kind: ComparisonKind;
  readonly weight: 'forbids' | 'care';
  /** By how much they differ, in the unit of the measure; 0 where that says nothing. */
  readonly measured: number;
}

export interface PullComparison {
  /** `as-far-as-logged`: the log shows nothing against it. Road, wind, fuel and tyres it never shows. */
  readonly answer: 'as-far-as-logged' | 'with-care' | 'no';
  readonly reasons: readonly ComparisonReason[];
  /** What at least one of the logs lacks, so that nobody can tell. */
  readonly notLogged: readonly ('coolant' | 'intake-air' | 'barometer' | 'road-speed')[];
}

/** What must be alike besides, and stands in no log. */
export const neverLogged = [
  'road',
  'direction',
  'slope',
  'wind',
  'fuel type',
  'fuel level',
  'tyre pressure',
  'roof and windows',
  'people and load',
] as const;

const apart = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : Math.abs(a - b);

/** Limits chosen for this guide; the facts say only that these must be the same. */
const limits = {
  leastOverlapRpm: 1500,
  startRpm: 300,
  coolantC: 5,
  intakeAirC: 5,
  barometerKpa: 1,
  rateFactor: 1.5,
} as const;

/**
 * Whether two pulls of one car may be compared, and why not. Pulls that were evaluated with different
 * weight, tyre, ratio, final drive or drag cannot be compared at all.
 */
export const comparePulls = (a: PullMeasures, b: PullMeasures): PullComparison => {
  const reasons: ComparisonReason[] = [];
  const add = (holds: boolean, reason: ComparisonReason): void => {
    if (holds) reasons.push(reason);
  };
  const care = (kind: ComparisonKind, measured: number | undefined, most: number): void =>
    add(measured !== undefined && measured > most, {
      kind,
      weight: 'care',
      measured: measured ?? 0,
    });

  const spoilt = (pull: PullMeasures) => ratePull(pull).some(({ weight }) => weight === 'spoils');
  add(spoilt(a), { kind: 'first-spoilt', weight: 'forbids', measured: 0 });
  add(spoilt(b), { kind: 'second-spoilt', weight: 'forbids', measured: 0 });

  const [gearA, gearB] = [a.gear?.gear ?? null, b.gear?.gear ?? null];
  const gears = apart(gearA ?? undefined, gearB ?? undefined);
  add(gears === undefined, { kind: 'gear-unknown', weight: 'care', measured: 0 });
  add((gears ?? 0) > 0, { kind: 'gear', weight: 'forbids', measured: gears ?? 0 });

  const overlap = Math.min(a.endRpm, b.endRpm) - Math.max(a.startRpm, b.startRpm);
  add(overlap < limits.leastOverlapRpm, {
    kind: 'little-overlap',
    weight: 'forbids',
    measured: Math.max(0, overlap),
  });
  care('start', apart(a.startRpm, b.startRpm), limits.startRpm);
  care('coolant', apart(a.highestCoolantC, b.highestCoolantC), limits.coolantC);
  care('intake-air', apart(a.intakeAirC, b.intakeAirC), limits.intakeAirC);
  care('barometer', apart(a.barometerKpa, b.barometerKpa), limits.barometerKpa);
  const rates = [a.rowsPerSecond, b.rowsPerSecond];
  const factor = Math.max(...rates) / Math.max(Math.min(...rates), 1e-9);
  care('row-rate', factor, limits.rateFactor);

  const lacks = (measured: (pull: PullMeasures) => unknown) =>
    measured(a) === undefined || measured(b) === undefined;
  const notLogged = [
    ...(lacks(({ highestCoolantC }) => highestCoolantC) ? (['coolant'] as const) : []),
    ...(lacks(({ intakeAirC }) => intakeAirC) ? (['intake-air'] as const) : []),
    ...(lacks(({ barometerKpa }) => barometerKpa) ? (['barometer'] as const) : []),
    ...(lacks(({ slipPercent }) => slipPercent) ? (['road-speed'] as const) : []),
  ];
  const forbidden = reasons.some(({ weight }) => weight === 'forbids');
  const answer = forbidden ? 'no' : reasons.length > 0 ? 'with-care' : 'as-far-as-logged';
  return { answer, reasons, notLogged };
};

/** Two pulls within this count as good data by the old guide: 3 hp at the wheels. */
export const agreeingWheelKw = 3 * horsepowerKw;

/** Whether two peaks of wheel power in kW lie within 3 hp. */
export const peaksAgree = (peakKw: number, otherPeakKw: number): boolean =>
  Math.abs(peakKw - otherPeakKw) <= agreeingWheelKw;
