import { distinctRows } from './distinctRows';
import type { Pull } from './findPulls';
import { gearOfPull, type Gearing, type GearOfPull } from './gearOfPull';
import { largestLeap } from './largestLeap';
import type { LogQuantity, LogRow } from './logQuantity';
import { median } from '../statistics/median';
import { slipInPull } from './slipInPull';

/** The numbers by which a pull is judged; undefined where the log lacks the column. */
export interface PullMeasures {
  readonly seconds: number;
  readonly rows: number;
  /** Rows whose engine speed is that of the row before. */
  readonly repeatedPercent: number;
  /** Without the repeated ones. */
  readonly rowsPerSecond: number;
  readonly usualStepSeconds: number;
  readonly longestStepSeconds: number;
  /** Rows that carry the time of the row before, but another engine speed. */
  readonly clockRepeats: number;
  /** The pedal was let up on the way. */
  readonly lifted: boolean;
  /** Rows are missing on the way, or the clock jumps. */
  readonly brokenOff: boolean;
  readonly startRpm: number;
  readonly endRpm: number;
  /** The most by which the engine speed fell below its highest so far. */
  readonly largestFallRpm: number;
  /** How far rpm leaps from one row to the next, beyond what a car can rise. */
  readonly largestLeapRpm: number;
  readonly lowestCoolantC: number | undefined;
  readonly highestCoolantC: number | undefined;
  /** Middle over the pull. */
  readonly intakeAirC: number | undefined;
  readonly highestIntakeAirC: number | undefined;
  readonly barometerKpa: number | undefined;
  readonly highestKnockRetardDegrees: number | undefined;
  /** What a fifth of the rows stays below, where the pedal was logged too: a cap may end on the way. */
  readonly throttlePercent: number | undefined;
  readonly slipPercent: number | undefined;
  readonly gear: GearOfPull | undefined;
}

const largestFall = (rows: readonly LogRow[]): number =>
  rows.reduce(
    ({ highest, fall }, { engineSpeedRpm }) => ({
      highest: Math.max(highest, engineSpeedRpm),
      fall: Math.max(fall, highest - engineSpeedRpm),
    }),
    { highest: 0, fall: 0 },
  ).fall;

/** The number below which a fifth of the others lie. */
const lowestFifth = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 5)];

/** Measures a pull. @param gearing of the reader's car, for the gear */
export const pullMeasures = (
  { rows, before, after, lifted, brokenOff }: Pull,
  gearing?: Gearing,
): PullMeasures => {
  const distinct = distinctRows(rows);
  const steps = distinct
    .slice(1)
    .map((row, i) => row.timeSeconds - (distinct[i]?.timeSeconds ?? 0));
  const seconds = (rows.at(-1)?.timeSeconds ?? 0) - (rows[0]?.timeSeconds ?? 0);
  const all = (quantity: LogQuantity, among = rows): number[] =>
    among.flatMap((row) => row[quantity] ?? []);
  const lowest = (numbers: readonly number[]) =>
    numbers.length === 0 ? undefined : Math.min(...numbers);
  const highest = (numbers: readonly number[]) =>
    numbers.length === 0 ? undefined : Math.max(...numbers);
  return {
    seconds,
    rows: rows.length,
    repeatedPercent: rows.length === 0 ? 0 : 100 * (1 - distinct.length / rows.length),
    rowsPerSecond: seconds > 0 ? (distinct.length - 1) / seconds : 0,
    usualStepSeconds: median(steps) ?? 0,
    longestStepSeconds: highest(steps) ?? 0,
    clockRepeats: steps.filter((step) => step <= 0).length,
    lifted,
    brokenOff,
    startRpm: rows[0]?.engineSpeedRpm ?? 0,
    endRpm: rows.at(-1)?.engineSpeedRpm ?? 0,
    largestFallRpm: largestFall(rows),
    largestLeapRpm: largestLeap(rows),
    lowestCoolantC: lowest(all('coolantC')),
    highestCoolantC: highest(all('coolantC')),
    intakeAirC: median(all('intakeAirC')),
    highestIntakeAirC: highest(all('intakeAirC')),
    barometerKpa: median(all('barometerKpa')),
    // Who lifts at a knock ends the pull with it.
    highestKnockRetardDegrees: highest(all('knockRetardDegrees', [...before, ...rows, ...after])),
    throttlePercent:
      all('pedalPercent').length > 0 ? lowestFifth(all('throttlePercent')) : undefined,
    slipPercent: slipInPull(rows),
    gear: gearing && gearOfPull(rows, gearing),
  };
};
