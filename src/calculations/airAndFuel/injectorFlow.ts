/** A flow at a pressure difference across the injector. */
export interface RatedFlow {
  readonly flow: number;
  readonly pressure: number;
}

/**
 * Flow of the same injector at another pressure: by the square root of the ratio.
 *
 * @param rated flow in any unit, pressure in any unit above 0
 * @param pressure in the unit of the rated one, 0 or more
 * @returns in the unit of the rated flow
 */
export const injectorFlow = ({ flow, pressure: rated }: RatedFlow, pressure: number): number => {
  if (rated > 0 && pressure >= 0) return flow * Math.sqrt(pressure / rated);
  throw new RangeError('A pressure cannot be below 0, and the rated one must be above 0.');
};
