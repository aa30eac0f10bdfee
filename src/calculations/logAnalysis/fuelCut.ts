import type { LogTable } from '../logReading/LogTable';

/** The engine pushes the car, the foot is off, and the gas is plain air. */
const overrun = { pedalBelowPercent: 2.3, aboveRpm: 1200, lambdaFrom: 1.2 };

/** How the rows of a log tell a fuel cut: by the pulse, or else by an overrun; null where none can. */
export const fuelCutReader = ({ columns }: LogTable): ((row: number) => boolean) | null => {
  const { pulseWidth, pedal, rpm, lambda } = columns;
  if (pulseWidth) return (row) => (pulseWidth[row] ?? NaN) <= 0;
  if (!pedal || !rpm || !lambda) return null;
  return (row) =>
    (pedal[row] ?? NaN) < overrun.pedalBelowPercent &&
    (rpm[row] ?? NaN) > overrun.aboveRpm &&
    (lambda[row] ?? NaN) >= overrun.lambdaFrom;
};
