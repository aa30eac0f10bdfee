import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

export interface AirState {
  /** Barometric pressure, 50 to 120 kPa. */
  readonly barometricKpa: number;
  /** −40 to 150 °C. */
  readonly coolantC: number;
  /** −40 to 150 °C. */
  readonly intakeAirC: number;
}

export const barometricRange: Quantity = {
  name: 'the barometric pressure',
  unit: 'kPa',
  least: 50,
  most: 120,
};

/** The logged range ends at 215 °C; no engine lives there. */
export const temperature = (name: string): Quantity => ({
  name,
  unit: '°C',
  least: -40,
  most: 150,
});

/** Share of the gap to the coolant by which the charge warms up. */
const warming = 0.1992;

/**
 * Estimated temperature of the charge.
 *
 * @returns 0.1992 · (coolant − intake) + intake + 273, K; source: the earlier guide's formula page
 */
export const chargeTemperatureK = (coolantC: number, intakeAirC: number): number =>
  warming * (coolantC - intakeAirC) + intakeAirC + 273;

/** As `airDensityGramsPerCc`, for rows of a log: values are not checked, a missing one gives NaN. */
export const airDensityOf = (barometricKpa: number, coolantC: number, intakeAirC: number): number =>
  (353 * barometricKpa) / (101_320 * chargeTemperatureK(coolantC, intakeAirC));

/**
 * Density of the air in the cylinder, by the earlier guide's formula.
 *
 * @returns 353 · p / (101320 · T), g/cc; the reference of the load formulas is 0.0012 g/cc
 */
export const airDensityGramsPerCc = ({ barometricKpa, coolantC, intakeAirC }: AirState): number =>
  airDensityOf(
    requireInRange(barometricRange, barometricKpa),
    requireInRange(temperature('the coolant temperature'), coolantC),
    requireInRange(temperature('the intake air temperature'), intakeAirC),
  );
