import { type SparkTrace, sparkTrace } from '@site/src/calculations/sparkTrace/sparkTrace';
import {
  quietTerms,
  type SparkTraceTerms,
} from '@site/src/calculations/sparkTrace/SparkTraceTerms';
import { mapCell } from '@site/src/calculations/stockTable/mapCell';
import { valueOnCurve } from '@site/src/calculations/stockTable/valueOnCurve';
import { stockMap, stockValue } from '@site/src/data/stockMaps';

const calibrationId = 'LF9VEB';

export interface SparkPlace {
  readonly engineSpeedRpm: number;
  readonly load: number;
  readonly coolantCelsius: number;
  readonly intakeAirCelsius: number;
  /** Knock events, each one step of retard. */
  readonly knockEvents: number;
}

export type SparkCase = SparkPlace & Omit<SparkTraceTerms, keyof SparkTrace> & SparkTrace;

/** Final spark at one cell of the stock maps: high demand, low-det, open loop, cam addition 0. */
export const sparkCase = (place: SparkPlace): SparkCase => {
  const { engineSpeedRpm: rpm, load, coolantCelsius, intakeAirCelsius, knockEvents } = place;
  const multiplier = stockMap('System Heat Retard Multiplier', calibrationId);
  const row = multiplier.z[multiplier.y.indexOf(rpm)] ?? [];
  const step = stockValue('Knock Detected - KR Increment Rate', calibrationId).z;
  const terms: SparkTraceTerms = {
    ...quietTerms,
    targetDegrees: mapCell(
      stockMap('Spark Target | High Fuel Demand, Low-Det', calibrationId),
      load,
      rpm,
    ),
    heatRetardDegrees: mapCell(
      stockMap('System Heat Retard Base', calibrationId),
      coolantCelsius,
      intakeAirCelsius,
    ),
    heatMultiplier: valueOnCurve({ at: multiplier.x, values: row }, load),
    limitDegrees: mapCell(stockMap('Spark Limit | OL', calibrationId), load, rpm),
    additive: { ...quietTerms.additive, knock: step * knockEvents },
  };
  return { ...place, ...terms, ...sparkTrace(terms) };
};
