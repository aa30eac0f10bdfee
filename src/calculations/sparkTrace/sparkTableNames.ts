/** Which of the spark maps the computer has selected. */
export interface SparkSelection {
  /** `high` below the lambda threshold, mostly open loop; `low` above it, mostly closed loop. */
  readonly fuelDemand: 'high' | 'low';
  /** `high-det` after too much accumulated knock. */
  readonly knockClass: 'low-det' | 'high-det';
  readonly loop: 'open' | 'closed';
  /** The intake shutters are in: seen in a cold engine below 3750 rpm. */
  readonly shuttersIn: boolean;
  readonly idle: boolean;
}

export interface SparkTableNames {
  readonly target: string;
  readonly heatRetard: string;
  readonly heatMultiplier: string;
  readonly limit: string;
  readonly camAddition: string;
  readonly idleLimit: string;
  readonly coldAdvance: string;
}

/**
 * The exact names of the tables that a selection reads.
 *
 * Sources disagree on which limit is open loop; in 89 of 90 stock files the two are equal.
 */
export const sparkTableNames = (selection: SparkSelection): SparkTableNames => {
  const { fuelDemand, knockClass, loop, shuttersIn } = selection;
  const demand = fuelDemand === 'high' ? 'High Fuel Demand' : 'Low Fuel Demand';
  const det = knockClass === 'high-det' ? 'High-Det' : 'Low-Det';
  const shutters = shuttersIn ? ' | IMRC' : '';
  return {
    target: `Spark Target | ${demand}, ${det}${shuttersIn ? ', IMRC' : ''}`,
    heatRetard: `System Heat Retard Base${shutters}`,
    heatMultiplier: 'System Heat Retard Multiplier',
    limit: shuttersIn ? 'Spark Limit | IMRC' : `Spark Limit | ${loop === 'open' ? 'OL' : 'CL'}`,
    camAddition: 'Spark Limit - VCT Add | VCT > 5',
    idleLimit: `Spark Idle Limit${shutters}`,
    coldAdvance: 'Spark Cold Advance | Idle',
  };
};
