/** Gas between valve and sensor, g; unknown for this car. */
const exhaustGrams = 0.4;

/** The sensor’s own share, s: the upper end of 0.05 to 0.1. */
const sensorSeconds = 0.1;

/** No source knows of a longer one, s. */
const longest = 1.5;

/**
 * The delay of lambda when none could be measured: 120 / N + m / ṁ + sensor, s.
 *
 * One cycle, the gas between valve and sensor, the sensor. The mass of gas is derived, not measured on
 * this car.
 */
export const modelledDelay = (rpm: number, airFlowGramsPerSecond: number): number =>
  Math.min(longest, 120 / rpm + exhaustGrams / airFlowGramsPerSecond + sensorSeconds);
