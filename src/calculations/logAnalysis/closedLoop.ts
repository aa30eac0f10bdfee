import type { LogTable } from '../logReading/LogTable';

/** Closed loop, and closed loop while a sensor has failed, as `FUELSYS` tells them. */
const [closedLoop, closedLoopWithFault] = [2, 16];

/** Two bytes share the logged number; the code is its whole part. */
const wholePart = (state: number): number => Math.floor(state);

const isClosedLoopCode = (state: number): boolean => {
  const code = wholePart(state);
  return code === closedLoop || code === closedLoopWithFault;
};

/** Whether a logged state is closed loop with a failed sensor. */
export const isWithFailedSensor = (state: number): boolean =>
  wholePart(state) === closedLoopWithFault;

/** Open loop because the driver asks for power, or lifts. */
const openLoopByDriving = 4;

/** Whether a logged state is open loop by driving. */
export const isOpenByDriving = (state: number): boolean => wholePart(state) === openLoopByDriving;

const closedTarget = { least: 0.99, most: 1.01 };

/** `FUELSYS` can lag: a target further from 1 is open loop, whatever it says. */
const mayBeClosedTarget = { least: 0.97, most: 1.03 };

const isWithin = (value: number, { least, most }: { least: number; most: number }): boolean =>
  value >= least && value <= most;

/** Whether a target is so near to 1 that it is that of closed loop; a missing one is not. */
export const hasClosedLoopTarget = (target: number): boolean => isWithin(target, closedTarget);

/** How the rows of a log tell closed from open loop; null where no column of it can. */
export const loopReader = ({ columns }: LogTable): ((row: number) => boolean) | null => {
  const { fuelSystem, lambdaTarget } = columns;
  if (fuelSystem)
    return (row) => {
      const target = lambdaTarget?.[row] ?? NaN;
      return (
        isClosedLoopCode(fuelSystem[row] ?? NaN) &&
        (Number.isNaN(target) || isWithin(target, mayBeClosedTarget))
      );
    };
  if (!lambdaTarget) return null;
  return (row) => hasClosedLoopTarget(lambdaTarget[row] ?? NaN);
};
