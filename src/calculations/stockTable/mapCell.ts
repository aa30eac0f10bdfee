import type { PlainMap } from './mapExtremes';

/**
 * One cell of a map at two of its breakpoints, without interpolation.
 *
 * @throws RangeError for a place between breakpoints
 */
export const mapCell = ({ x, y, z }: PlainMap, atX: number, atY: number): number => {
  const value = z[y.indexOf(atY)]?.[x.indexOf(atX)];
  if (value !== undefined) return value;
  throw new RangeError(`The map has no cell at ${atX} and ${atY}.`);
};
