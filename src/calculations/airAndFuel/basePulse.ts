import { displacementRange } from './engineRanges';
import { requireInRange } from '../limits/requireInRange';
import { injectorFlowRange } from './injectorFlow';
import { basePulseRange, globalFactorRange } from './injectorPulse';
import { referenceDensityGramsPerCc } from './scaledLoad';
import { petrolRatio } from './stoichiometricRatio';

/** g/cc, assumed. */
const petrolDensityGramsPerCc = 0.745;
const millisecondsPerMinute = 60_000;

export interface StockInjection {
  /** 1000 to 4000 cc, four cylinders. */
  readonly displacementCc: number;
  /** 0.5 to 40 ms. */
  readonly basePulseMs: number;
  /** 0.3 to 3. */
  readonly globalFactor: number;
}

/**
 * Injector flow that a base pulse implies, if load 1 is a cylinder full of air at 0.0012 g/cc.
 *
 * @returns cc/min of petrol at the rail pressure
 */
export const injectorFlowFromBasePulse = (engine: StockInjection): number => {
  const cylinderCc = requireInRange(displacementRange, engine.displacementCc) / 4;
  const fuelGrams = (referenceDensityGramsPerCc * cylinderCc) / petrolRatio;
  const pulseMs =
    requireInRange(basePulseRange, engine.basePulseMs) *
    requireInRange(globalFactorRange, engine.globalFactor);
  return (millisecondsPerMinute * fuelGrams) / (pulseMs * petrolDensityGramsPerCc);
};

export interface InjectionChange {
  /** 0.5 to 40 ms. */
  readonly basePulseMs: number;
  /** cc/min, at the same pressure. */
  readonly oldFlow: number;
  /** cc/min, at the same pressure. */
  readonly newFlow: number;
  /**
   * Displacement before and after, only if the file's displacement is changed too; null if it stays.
   *
   * Changed in the file and left out here, the engine runs about 20 % lean everywhere. Whether the
   * patch rescales the pulse by itself is not documented.
   */
  readonly displacementCc: { readonly old: number; readonly new: number } | null;
}

/**
 * How much longer a pulse must be for other injectors and another displacement. Cranking pulses follow
 * the volumes of the engine, whether or not the new one was entered in the file.
 *
 * Derived for this guide.
 *
 * @returns (V new / V old) · (flow old / flow new), no unit
 */
export const pulseRatio = (change: Omit<InjectionChange, 'basePulseMs'>): number => {
  const volumes = change.displacementCc
    ? requireInRange(displacementRange, change.displacementCc.new) /
      requireInRange(displacementRange, change.displacementCc.old)
    : 1;
  const flows =
    requireInRange(injectorFlowRange, change.oldFlow) /
    requireInRange(injectorFlowRange, change.newFlow);
  return volumes * flows;
};

/**
 * Base pulse for other injectors, and for a displacement that was entered in the file.
 *
 * Derived for this guide; check with the fuel trims before any load.
 *
 * @returns t₀ · (V new / V old) · (flow old / flow new), ms
 */
export const newBasePulseMs = (change: InjectionChange): number =>
  requireInRange(basePulseRange, change.basePulseMs) * pulseRatio(change);
