/** Conversions of units; every factor is a standard one unless it names its assumption. */
export interface UnitConversion {
  readonly from: string;
  readonly to: string;
  /** Multiply by it. */
  readonly factor: number;
  /** Add it after multiplying. */
  readonly offset?: number;
  /** How the factor is printed, where a product would be unusual. */
  readonly printed?: string;
  /** What must hold for the factor. */
  readonly assumes?: string;
  /** A value of this guide, in the unit `from`. */
  readonly example: number;
  /** Decimals of the example's result. */
  readonly decimals: number;
}

export const unitConversions: readonly UnitConversion[] = [
  { from: 'kPa', to: 'psi', factor: 0.145038, example: 392, decimals: 2 },
  { from: 'psi', to: 'kPa', factor: 6.894757, example: 58, decimals: 1 },
  { from: 'bar', to: 'kPa', factor: 100, example: 4, decimals: 0 },
  { from: 'kgf/cm²', to: 'kPa', factor: 98.0665, example: 4, decimals: 2 },
  { from: 'PS', to: 'kW', factor: 0.735499, example: 160, decimals: 1 },
  { from: 'PS', to: 'hp', factor: 0.98632, example: 170, decimals: 1 },
  { from: 'hp', to: 'kW', factor: 0.7457, example: 167, decimals: 1 },
  { from: 'Nm', to: 'lb-ft', factor: 0.737562, example: 189, decimals: 1 },
  { from: 'kgm', to: 'Nm', factor: 9.80665, example: 19.3, decimals: 1 },
  { from: '°C', to: '°F', factor: 1.8, offset: 32, example: 90, decimals: 0 },
  {
    from: 'km/h',
    to: 'mph',
    factor: 1 / 1.609344,
    printed: '/ 1.609344',
    example: 100,
    decimals: 2,
  },
  { from: 'g/s', to: 'lb/min', factor: 0.132277, example: 110, decimals: 2 },
  {
    from: 'cc/min of petrol',
    to: 'lb/h',
    factor: 0.09855,
    assumes: 'density 0.745 g/cc',
    example: 294,
    decimals: 2,
  },
];

/** A value in the unit `to`. */
export const converted = (
  { factor, offset = 0 }: Pick<UnitConversion, 'factor' | 'offset'>,
  value: number,
): number => value * factor + offset;
