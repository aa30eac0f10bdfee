/** What the computer takes for one firing, all in degrees before top dead centre but the multiplier. */
export interface SparkTerms {
  /** From the target map in use. */
  readonly targetDegrees: number;
  /** From the heat map; positive retards. */
  readonly heatRetardDegrees: number;
  /** By load and engine speed, 0.7 to 1.5 in the stock files. */
  readonly heatMultiplier: number;
  /** From the limit map, with what the cam adds. */
  readonly limitDegrees: number;
  /** Sum of knock retard and the other retards that act. */
  readonly retardDegrees: number;
  /** Cold and EGR advance. */
  readonly advanceDegrees: number;
}

export interface SparkSteps {
  /** Target less heat retard. */
  readonly afterHeatDegrees: number;
  /** The lower of that and the limit. */
  readonly afterLimitDegrees: number;
  /** Which of the two it was. */
  readonly bindsBy: 'target' | 'limit';
  readonly afterRetardDegrees: number;
  readonly finalDegrees: number;
}

/**
 * Final spark advance step by step, away from idle.
 *
 * Source: the earlier guide's chain, found by one person; the tables exist in every definition.
 */
export const finalSpark = (terms: SparkTerms): SparkSteps => {
  const afterHeatDegrees = terms.targetDegrees - terms.heatRetardDegrees * terms.heatMultiplier;
  const afterLimitDegrees = Math.min(afterHeatDegrees, terms.limitDegrees);
  const afterRetardDegrees = afterLimitDegrees - terms.retardDegrees;
  return {
    afterHeatDegrees,
    afterLimitDegrees,
    bindsBy: afterHeatDegrees > terms.limitDegrees ? 'limit' : 'target',
    afterRetardDegrees,
    finalDegrees: afterRetardDegrees + terms.advanceDegrees,
  };
};
