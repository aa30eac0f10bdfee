import type { OpenStockMaps } from '@site/src/data/openStockMaps';

/** Calibrations that hold the same content of a table. */
export interface CoveredVariant {
  readonly variant: string;
  readonly calibrations: readonly string[];
  /** False: the content is known to be one and the same, but its values were left out of the file. */
  readonly hasValues: boolean;
}

export interface TableCoverage {
  /** The most common first. */
  readonly variants: readonly CoveredVariant[];
  /** Calibrations that have no such table. */
  readonly absent: readonly string[];
}

/** Which of the readable calibrations hold which content of a table. */
export const tableCoverage = (maps: OpenStockMaps, tableName: string): TableCoverage => {
  const byVariant = new Map<string, string[]>();
  const absent: string[] = [];
  for (const calibration of maps.calibrations) {
    const variant = maps.variantOf(tableName, calibration);
    if (variant === undefined) absent.push(calibration);
    else byVariant.set(variant, [...(byVariant.get(variant) ?? []), calibration]);
  }
  const { z, variants } = maps.tableNamed(tableName);
  const hasValues = (variant: string): boolean =>
    (variants ? variants.find(({ id }) => id === variant)?.z : z) !== undefined;
  return {
    variants: [...byVariant]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([variant, calibrations]) => ({
        variant,
        calibrations,
        hasValues: hasValues(variant),
      })),
    absent,
  };
};
