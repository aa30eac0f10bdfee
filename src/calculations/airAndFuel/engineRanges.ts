import type { Quantity } from '../limits/OutOfRangeError';

/** 1798 and 1998 cc are stored in the stock files; bore and stroke give 1999 cc; a 2.5 has 2488 cc. */
export const displacementRange: Quantity = {
  name: 'the displacement',
  unit: 'cc',
  least: 1000,
  most: 4000,
};

/** Of a running engine. */
export const engineSpeedRange: Quantity = {
  name: 'the engine speed',
  unit: 'rpm',
  least: 100,
  most: 10_000,
};
