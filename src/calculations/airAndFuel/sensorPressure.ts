import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

const volts: Quantity = { name: 'the voltage of the sensor', unit: 'V', least: 0, most: 5 };
const kpa = (name: string): Quantity => ({ name, unit: 'kPa', least: 0, most: 1000 });
const span: Quantity = { name: 'the range of the sensor', unit: '', least: 1, most: 10_000 };

const psiPerKpa = 0.145038;
const kpaPerVolt = 24.71;

/** Pressure by the stock manifold sensor, 24.71 kPa for each volt; it ends at 123.6 kPa. */
export const manifoldPressureKpa = (voltage: number): number =>
  kpaPerVolt * requireInRange(volts, voltage);

/** Pressure over the atmosphere, psi. */
export const boostPsi = (manifoldKpa: number, barometricKpa: number): number =>
  (requireInRange(kpa('the manifold pressure'), manifoldKpa) -
    requireInRange(kpa('the barometric pressure'), barometricKpa)) *
  psiPerKpa;

/**
 * Pressure by a sensor that gives 0.5 V at nothing and 4.5 V at its end.
 *
 * @param voltage 0 to 5 V
 * @param fullScale pressure at 4.5 V, in any unit, 1 to 10 000
 * @returns (V − 0.5) / 4 · full scale, in the same unit; below 0 the wire may be broken
 */
export const ratiometricPressure = (voltage: number, fullScale: number): number =>
  ((requireInRange(volts, voltage) - 0.5) / 4) * requireInRange(span, fullScale);
