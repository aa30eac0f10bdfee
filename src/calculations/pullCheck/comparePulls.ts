import type { LimitName } from '@site/src/data/limits';
import { notice, type Notice } from '../limits/notice';
import { horsepowerKw } from './powerUnits';
import type { PullMeasures } from './pullMeasures';
import { isSpoilt, ratePull } from './ratePull';

export interface PullComparison {
  /** `as-far-as-logged`: the log shows nothing against it. Road, wind, fuel and tyres it never shows. */
  readonly answer: 'as-far-as-logged' | 'with-care' | 'no';
  /** What keeps the two apart, what forbids a comparison first. */
  readonly reasons: readonly Notice[];
  /** What at least one of the logs lacks, so that nobody can tell. */
  readonly notLogged: readonly ('coolant' | 'intake air' | 'barometer' | 'road speed')[];
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

/** 5 °C is the guide's rule; the table of what must be equal counts what ten degrees shift. */
const limits = {
  leastOverlapRpm: 1500,
  startRpm: 300,
  temperatureC: 5,
  temperatureFarC: 10,
  barometerKpa: 1,
  rateFactor: 1.5,
} as const;

const temperatureReason = (what: string, c: number | undefined): Notice[] => {
  if (c === undefined) return [notice('pullsTemperatureUnknown', { what })];
  const limit: LimitName | undefined =
    c >= limits.temperatureFarC
      ? 'pullsTemperatureFarApart'
      : c > limits.temperatureC
        ? 'pullsTemperatureApart'
        : undefined;
  return limit ? [notice(limit, { what, c: c.toFixed(1) })] : [];
};

const gearReason = (a: PullMeasures, b: PullMeasures, chosen: number | undefined): Notice[] => {
  const gears = apart(a.gear?.gear ?? chosen, b.gear?.gear ?? chosen);
  if (gears === undefined) return [notice('pullsOfUnknownGear')];
  return gears > 0 ? [notice('pullsOfTwoGears')] : [];
};

/**
 * Whether two pulls of one car may be compared, and why not. Pulls that were evaluated with different
 * weight, tyre, ratio, final drive or drag cannot be compared at all.
 *
 * @param chosenGear the gear of both by their driver, where the road speed does not show it
 */
export const comparePulls = (
  a: PullMeasures,
  b: PullMeasures,
  chosenGear?: number,
): PullComparison => {
  const overlap = Math.min(a.endRpm, b.endRpm) - Math.max(a.startRpm, b.startRpm);
  const start = Math.abs(a.startRpm - b.startRpm);
  const barometer = apart(a.barometerKpa, b.barometerKpa) ?? 0;
  const rates = [a.rowsPerSecond, b.rowsPerSecond];
  const factor = Math.max(...rates) / Math.max(Math.min(...rates), 1e-9);
  const when = (holds: boolean, limit: LimitName, values: Readonly<Record<string, string>> = {}) =>
    holds ? [notice(limit, values)] : [];
  const found = [
    ...when(isSpoilt(ratePull(a)), 'pullsSpoilt', { pull: 'The first pull' }),
    ...when(isSpoilt(ratePull(b)), 'pullsSpoilt', { pull: 'The second pull' }),
    ...gearReason(a, b, chosenGear),
    ...when(overlap < limits.leastOverlapRpm, 'pullsShareLittle', {
      rpm: Math.max(0, overlap).toFixed(0),
    }),
    ...temperatureReason('Coolant', apart(a.highestCoolantC, b.highestCoolantC)),
    ...temperatureReason('Intake air', apart(a.intakeAirC, b.intakeAirC)),
    ...when(start > limits.startRpm, 'pullsStartApart', { rpm: start.toFixed(0) }),
    ...when(barometer > limits.barometerKpa, 'pullsBarometerApart', { kpa: barometer.toFixed(1) }),
    ...when(factor > limits.rateFactor, 'pullsRowRatesApart', { times: factor.toFixed(1) }),
  ];
  const reasons = [
    ...found.filter(({ kind }) => kind === 'refusal'),
    ...found.filter(({ kind }) => kind === 'warning'),
  ];
  const lacks = (measured: (pull: PullMeasures) => unknown) =>
    measured(a) === undefined || measured(b) === undefined;
  const notLogged = [
    ...(lacks(({ highestCoolantC }) => highestCoolantC) ? (['coolant'] as const) : []),
    ...(lacks(({ intakeAirC }) => intakeAirC) ? (['intake air'] as const) : []),
    ...(lacks(({ barometerKpa }) => barometerKpa) ? (['barometer'] as const) : []),
    ...(lacks(({ slipPercent }) => slipPercent) ? (['road speed'] as const) : []),
  ];
  const answer = reasons.some(({ kind }) => kind === 'refusal')
    ? 'no'
    : reasons.length > 0
      ? 'with-care'
      : 'as-far-as-logged';
  return { answer, reasons, notLogged };
};

/** Two pulls within this count as good data by the old guide: 3 hp at the wheels. */
export const agreeingWheelKw = 3 * horsepowerKw;

/** Whether two peaks of wheel power in kW lie within 3 hp. */
export const peaksAgree = (peakKw: number, otherPeakKw: number): boolean =>
  Math.abs(peakKw - otherPeakKw) <= agreeingWheelKw;
