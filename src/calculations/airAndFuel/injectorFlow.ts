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
const pressureRange: Quantity = {
  name: 'the pressure across the injector',
  unit: '',
  least: 1,
  most: 2000,
};

/** A flow at a pressure difference across the injector. */
export interface RatedFlow {
  /** 50 to 3000 cc/min. */
  readonly flow: number;
  /** In any unit, 1 to 2000. */
  readonly pressure: number;
}

/**
 * Flow of the same injector at another pressure.
 *
 * @param wantedPressure in the unit of the rated one
 * @returns flow · √(wanted / rated), cc/min; source: the earlier guide
 */
export const injectorFlow = ({ flow, pressure }: RatedFlow, wantedPressure: number): number => {
  const ratio =
    requireInRange(pressureRange, wantedPressure) / requireInRange(pressureRange, pressure);
  return requireInRange(injectorFlowRange, flow) * Math.sqrt(ratio);
};
