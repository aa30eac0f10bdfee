import { injectorFlow } from './injectorFlow';
import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

/** Flow of one injector; the stock 2.0 has 294 cc/min. */
export const injectorFlowRange: Quantity = {
  name: 'the flow of one injector',
  unit: 'cc/min',
  least: 50,
  most: 3000,
};

/** Across the injector, in either unit: 392 kPa and 56.9 psi are the same rail. */
export const pressureRange: Quantity = {
  name: 'the pressure across the injector',
  unit: '',
  least: 1,
  most: 2000,
};

/** A flow that was measured at one pressure and is wanted at another. */
export interface InjectorFlow {
  /** 50 to 3000 cc/min. */
  readonly ccPerMinute: number;
  /** Pressure of the measurement, in any unit above 1. */
  readonly atPressure: number;
  /** In the same unit. */
  readonly wantedPressure: number;
}

/**
 * Flow at another pressure.
 *
 * @returns flow · √(wanted / measured), cc/min; source: the earlier guide
 */
export const injectorFlowAtPressure = (rated: InjectorFlow): number => {
  const flow = requireInRange(injectorFlowRange, rated.ccPerMinute);
  const pressure = requireInRange(pressureRange, rated.atPressure);
  return injectorFlow({ flow, pressure }, requireInRange(pressureRange, rated.wantedPressure));
};
