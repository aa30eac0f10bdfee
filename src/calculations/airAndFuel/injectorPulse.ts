import { enrichmentRange } from './lambdaFromEnrichment';
import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';
import { type Curve, valueOnCurve } from '../stockTable/valueOnCurve';
import { loadRange } from './scaledLoad';

/** Constants of the stock files: `IPW Base`, and `Injector Scaling - Global Multiplier`. */
export const stockPulse = {
  '2.0': { basePulseMs: 10.4924, globalFactor: 1.06534 },
  '1.8': { basePulseMs: 9.612, globalFactor: 1.0797 },
} as const;

/** `IPW Min` of the stock files, ms: by its name the shortest pulse. */
const shortestPulseMs = 0.803;

export const basePulseRange: Quantity = {
  name: 'the base pulse',
  unit: 'ms',
  least: 0.5,
  most: 40,
};
export const globalFactorRange: Quantity = {
  name: 'the global factor',
  unit: '',
  least: 0.3,
  most: 3,
};
export const vacuumFactorRange: Quantity = {
  name: 'the factor of Injector Scaling',
  unit: '',
  least: 0.3,
  most: 2,
};

export interface InjectedFuel {
  /** Pulse for lambda 1 at load 1, 0.5 to 40 ms. */
  readonly basePulseMs: number;
  /** 0.3 to 3. */
  readonly globalFactor: number;
  /** `Injector Scaling` by manifold vacuum, 1 without vacuum, 0.3 to 2. */
  readonly vacuumFactor: number;
  /** Load used for fuel, 0 to 15. */
  readonly load: number;
  /** Fuel over the stoichiometric amount, −50 to 100 %. */
  readonly enrichmentPercent: number;
}

/**
 * Pulse of an injector without its battery offset.
 *
 * @returns t₀ · k · load · (1 + E / 100) · g, ms; source: the earlier guide and the stock files
 */
export const injectorPulseMs = (fuel: InjectedFuel): number =>
  requireInRange(basePulseRange, fuel.basePulseMs) *
  requireInRange(vacuumFactorRange, fuel.vacuumFactor) *
  requireInRange(loadRange, fuel.load) *
  (1 + requireInRange(enrichmentRange, fuel.enrichmentPercent) / 100) *
  requireInRange(globalFactorRange, fuel.globalFactor);

/** Whether the stock file would make a pulse longer: it lets none be below 0.803 ms. */
export const isBelowShortest = (pulseMs: number): boolean => pulseMs < shortestPulseMs;

/** Offset of the stock injectors without vacuum, V to ms. */
const batteryOffset: Curve = {
  at: [6.5, 7.75, 9, 10.25, 11.5, 12.75, 14, 15.25, 16.5],
  values: [2.352, 1.789, 1.359, 1.032, 0.783, 0.593, 0.448, 0.337, 0.253],
};

export const batteryRange: Quantity = {
  name: 'the battery voltage',
  unit: 'V',
  least: 6.5,
  most: 16.5,
};

/** Time in which a stock injector does not yet flow, ms, at 6.5 to 16.5 V and without vacuum. */
export const batteryOffsetMs = (batteryVolts: number): number =>
  valueOnCurve(batteryOffset, requireInRange(batteryRange, batteryVolts));
