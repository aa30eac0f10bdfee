import type { StockTable } from '@site/src/data/stockTable';
import { sparkFromStock, type SparkPlace } from './sparkFromStock';
import { sparkTrace, type SparkTrace } from './sparkTrace';
import type { SparkTraceTerms } from './SparkTraceTerms';

/** What a plot runs over. */
export type SweptQuantity = 'engineSpeedRpm' | 'load';

export interface SweptSpark {
  /** Engine speed in rpm or load fraction. */
  readonly at: number;
  readonly terms: SparkTraceTerms;
  readonly trace: SparkTrace;
}

/** The terms that the maps do not hold, as the reader has set them. */
export type OwnTerms = Pick<
  SparkTraceTerms,
  | 'additive'
  | 'conditional'
  | 'coldAdvanceDegrees'
  | 'egrAdvanceDegrees'
  | 'camAdditionMultiplier'
  | 'powerAdditionDegrees'
>;

/**
 * The chain along a line over the stock maps, for a plot of target, limit and result.
 *
 * @param over what changes; everything else of `place` stays
 * @param points where, in the unit of `over`
 * @param own terms that stay the same along the line
 */
export const sparkSweep = (
  table: (name: string) => StockTable,
  place: SparkPlace,
  over: SweptQuantity,
  points: readonly number[],
  own: Partial<OwnTerms> = {},
): readonly SweptSpark[] =>
  points.map((at) => {
    const terms = { ...sparkFromStock(table, { ...place, [over]: at }).terms, ...own };
    return { at, terms, trace: sparkTrace(terms) };
  });
