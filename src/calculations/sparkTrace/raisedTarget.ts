import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';
import { sparkTrace, withoutDust } from './sparkTrace';
import type { SparkTraceTerms } from './SparkTraceTerms';

export const raiseRange: Quantity = {
  name: 'the change of the target',
  unit: '°',
  least: -20,
  most: 20,
};

/** What a change of the target does to the spark that leaves the chain. */
export interface RaisedTarget {
  readonly byDegrees: number;
  /** What arrives. */
  readonly finalChangeDegrees: number;
  /** How far the target can still rise before the limit binds; 0 if it binds already. */
  readonly headroomDegrees: number;
  /** By how much the limit must rise too, so that all of it arrives. */
  readonly limitRiseNeededDegrees: number;
}

/**
 * What raising or lowering the target by some degrees changes at this place.
 *
 * A target above the limit changes nothing; then the limit must rise too, both tables alike.
 *
 * @param byDegrees −20 to 20
 */
export const raisedTarget = (terms: SparkTraceTerms, byDegrees: number): RaisedTarget => {
  const by = requireInRange(raiseRange, byDegrees);
  const before = sparkTrace(terms);
  const after = before.afterHeatDegrees + by;
  const change = Math.min(after, before.limitDegrees) - before.limitedDegrees;
  return {
    byDegrees: by,
    finalChangeDegrees: withoutDust(change),
    headroomDegrees: withoutDust(Math.max(0, -before.aboveLimitDegrees)),
    limitRiseNeededDegrees: withoutDust(Math.max(0, after - before.limitDegrees)),
  };
};
