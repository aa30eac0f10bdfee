import { secondsPerCycleAtOneRpm } from '../airAndFuel/loadFromAirFlow';

/** What the delay is worked out with where none could be measured. */
export const delayModel = {
  /** Gas between valve and sensor, g; derived, unknown for this car. */
  exhaustGrams: 0.4,
  /** The sensor’s own share, s: the upper end of 0.05 to 0.1. */
  sensorSeconds: 0.1,
  /** No source knows of a longer one, s. */
  longestSeconds: 1.5,
} as const;

/**
 * The delay of lambda when none could be measured: 120 / N + m / ṁ + sensor, s.
 *
 * One cycle, the gas between valve and sensor, the sensor. The mass of gas is derived, not measured on
 * this car.
 */
export const modelledDelay = (rpm: number, airFlowGramsPerSecond: number): number =>
  Math.min(
    delayModel.longestSeconds,
    secondsPerCycleAtOneRpm / rpm +
      delayModel.exhaustGrams / airFlowGramsPerSecond +
      delayModel.sensorSeconds,
  );
