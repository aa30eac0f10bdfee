import {
  requireTerms,
  type AdditiveRetards,
  type ConditionalRetards,
  type SparkTraceTerms,
} from './SparkTraceTerms';

/** What decided how far the spark may go, before retards and advances. `both`: they are equal. */
export type BindingTerm = 'target' | 'limit' | 'idle-limit' | 'both';

/** The spark chain with every sum on the way; degrees before top dead centre. */
export interface SparkTrace {
  /** What heat takes from the target; negative where it adds. */
  readonly heatDegrees: number;
  /** Target less heat. */
  readonly afterHeatDegrees: number;
  /** The limit that holds, additions included. */
  readonly limitDegrees: number;
  /** The lower of the two. */
  readonly limitedDegrees: number;
  readonly binding: BindingTerm;
  /** By how much the target less heat lies above the limit; negative below it. */
  readonly aboveLimitDegrees: number;
  /** Sum of the additive retards. */
  readonly additiveDegrees: number;
  /** The additive retards that act. */
  readonly acting: readonly (keyof AdditiveRetards)[];
  /** The largest conditional retard, and which it is; undefined where none acts. */
  readonly conditionalDegrees: number;
  readonly conditional: keyof ConditionalRetards | undefined;
  readonly afterRetardsDegrees: number;
  readonly finalDegrees: number;
}

/** Sums of angles with two decimals leave dust in the last places; nought gets no minus. */
export const withoutDust = (degrees: number): number => Number(degrees.toFixed(9)) + 0;

const keysOf = <T extends object>(terms: T): (keyof T)[] => Object.keys(terms) as (keyof T)[];

/** `Spark Limit` with what cam and power add; at idle the idle limit alone. */
const limitOf = (terms: SparkTraceTerms): number =>
  terms.idle
    ? terms.idleLimitDegrees
    : terms.limitDegrees +
      terms.camAdditionDegrees * terms.camAdditionMultiplier +
      terms.powerAdditionDegrees;

/**
 * Final spark advance with every step of the chain.
 *
 * Source: the earlier guide's chain, found by one person; the tables exist in every definition. The
 * cylinder trims, 0 in the stock files, and the largest rate of advance are no part of it.
 *
 * @throws OutOfRangeError for a term that cannot be
 */
export const sparkTrace = (terms: SparkTraceTerms): SparkTrace => {
  requireTerms(terms);
  const { additive, conditional } = terms;
  const additiveDegrees = keysOf(additive).reduce((sum, key) => sum + additive[key], 0);
  const [largest] = keysOf(conditional).sort((a, b) => conditional[b] - conditional[a]);
  const conditionalDegrees = largest ? conditional[largest] : 0;
  const limitDegrees = limitOf(terms);
  const heatDegrees = terms.heatRetardDegrees * terms.heatMultiplier;
  const afterHeatDegrees = terms.targetDegrees - heatDegrees;
  const limitedDegrees = Math.min(afterHeatDegrees, limitDegrees);
  const afterRetardsDegrees = limitedDegrees - (additiveDegrees + conditionalDegrees);
  const advanceDegrees = terms.coldAdvanceDegrees + terms.egrAdvanceDegrees;
  const aboveLimitDegrees = withoutDust(afterHeatDegrees - limitDegrees);
  const limit = terms.idle ? 'idle-limit' : 'limit';
  return {
    heatDegrees: withoutDust(heatDegrees),
    afterHeatDegrees: withoutDust(afterHeatDegrees),
    limitDegrees: withoutDust(limitDegrees),
    limitedDegrees: withoutDust(limitedDegrees),
    binding: aboveLimitDegrees === 0 ? 'both' : aboveLimitDegrees > 0 ? limit : 'target',
    aboveLimitDegrees,
    additiveDegrees: withoutDust(additiveDegrees),
    acting: keysOf(additive).filter((key) => additive[key] > 0),
    conditionalDegrees,
    conditional: conditionalDegrees > 0 ? largest : undefined,
    afterRetardsDegrees: withoutDust(afterRetardsDegrees),
    finalDegrees: withoutDust(afterRetardsDegrees + advanceDegrees),
  };
};
