import type { StockTable } from '@site/src/data/stockTable';
import type { SweptQuantity } from './sparkSweep';
import { sparkTableNames, type SparkSelection } from './sparkTableNames';

/**
 * Where a plot of the chain needs points: at the breakpoints of the selected target, and halfway between
 * them, for there the lower of target and limit can change its side.
 *
 * @param table looks a table up by its exact name
 */
export const sweepPoints = (
  table: (name: string) => StockTable,
  selection: SparkSelection,
  over: SweptQuantity,
): readonly number[] => {
  const target = table(sparkTableNames(selection).target);
  if (target.kind !== 'map') throw new Error(`"${target.name}" is not a map with values.`);
  const breakpoints = over === 'load' ? target.x : target.y;
  return breakpoints.flatMap((at, i) => {
    const next = breakpoints[i + 1];
    return next === undefined ? [at] : [at, (at + next) / 2];
  });
};
