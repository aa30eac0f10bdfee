import { OutOfRangeError, type Quantity } from './OutOfRangeError';

/** Lets a number pass that lies within its quantity's limits, both included. */
export const requireInRange = (quantity: Quantity, value: number): number => {
  if (value >= quantity.least && value <= quantity.most) return value;
  throw new OutOfRangeError(quantity, value);
};
