import type { LogTable } from '../logReading/LogTable';

/** Two bytes share the logged number; the code is its whole part. 16: closed loop, a sensor failed. */
const isClosedLoopCode = (state: number): boolean => {
  const code = Math.floor(state);
  return code === 2 || code === 16;
};

/** A target so near to 1 is that of closed loop. */
const closedTarget = { least: 0.99, most: 1.01 };

/** How the rows of a log tell closed from open loop; null where no column of it can. */
export const loopReader = ({ columns }: LogTable): ((row: number) => boolean) | null => {
  const { fuelSystem, lambdaTarget } = columns;
  if (fuelSystem) return (row) => isClosedLoopCode(fuelSystem[row] ?? NaN);
  if (!lambdaTarget) return null;
  return (row) => {
    const target = lambdaTarget[row] ?? NaN;
    return target >= closedTarget.least && target <= closedTarget.most;
  };
};
