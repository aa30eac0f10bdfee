/**
 * Share of the time for which an injector is open, one injection in two turns.
 *
 * @param engineSpeedRpm 0 or more
 * @param pulseMilliseconds 0 or more; whether the logged pulse holds the dead time is not documented
 * @returns %, above 100 where the pulse does not fit into the cycle
 */
export const dutyCycle = (engineSpeedRpm: number, pulseMilliseconds: number): number => {
  if (engineSpeedRpm >= 0 && pulseMilliseconds >= 0) {
    return (engineSpeedRpm * pulseMilliseconds) / 1200;
  }
  throw new RangeError('Engine speed and pulse cannot be below 0.');
};
