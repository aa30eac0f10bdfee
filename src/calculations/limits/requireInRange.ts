import { OutOfRangeError, type Quantity } from './OutOfRangeError';

/** Lets a number pass that lies within its quantity's limits, both included, and is whole if it counts. */
export const requireInRange = (quantity: Quantity, value: number): number => {
  const { least, most, whole = false } = quantity;
  if (value >= least && value <= most && (!whole || Number.isInteger(value))) return value;
  throw new OutOfRangeError(quantity, value);
};
