import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';
import { engineSpeedRange } from './engineRanges';

/** One injection lasts at most as long as this; logged as `FUEL_PW`. */
export const pulseRange: Quantity = { name: 'the injector pulse', unit: 'ms', least: 0, most: 100 };
const dutyRange: Quantity = { name: 'the duty', unit: '%', least: 0, most: 100 };

/** One injection in two turns, and a minute has 60 000 ms; the duty in per cent. */
export const rpmMillisecondsPerPercent = 1200;

/**
 * Share of the time in which an injector is open; above 100 % it never closes.
 *
 * Whether the logged pulse holds the battery offset is not documented.
 *
 * @param pulseMs 0 to 100 ms
 * @param engineSpeedRpm 100 to 10 000 rpm
 * @returns %; keep it to 80 to 85 % for long
 */
export const dutyPercent = (pulseMs: number, engineSpeedRpm: number): number =>
  (requireInRange(engineSpeedRange, engineSpeedRpm) * requireInRange(pulseRange, pulseMs)) /
  rpmMillisecondsPerPercent;

/** Time of two turns, in which an injector opens once, ms: the pulse of a duty of 100 %. */
export const cycleMs = (engineSpeedRpm: number): number => 100 / dutyPercent(1, engineSpeedRpm);

/** The longest pulse that keeps to a duty, ms. */
export const pulseAtDutyMs = (duty: number, engineSpeedRpm: number): number =>
  (requireInRange(dutyRange, duty) / 100) * cycleMs(engineSpeedRpm);
