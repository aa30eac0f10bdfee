import { stockMap } from '@site/src/data/stockMaps';
import { enleanedLambda } from './enleanedLambda';
import { enrichmentFromLambda, lambdaFromEnrichment } from './lambdaFromEnrichment';
import { type Curve, valueOnCurve } from '../stockTable/valueOnCurve';

export interface FullLoadMixture {
  readonly engineSpeedRpm: number;
  /** Target of the stock file, before enleanment. */
  readonly stockTargetLambda: number;
  /** Stock target with the enleanment that the stock file holds. */
  readonly stockLambda: number;
  /** A target set to `changedTargetLambda`, with the stock enleanment left on. */
  readonly changedLambda: number;
}

/** The stored numbers of a 3D table in its last column, which is full load or full pedal. */
const lastColumn = (tableName: string, calibrationId: string): Curve => {
  const { y, stored = [] } = stockMap(tableName, calibrationId);
  return { at: y, values: stored.flatMap((row) => row.slice(-1)) };
};

export const enleanmentTable = 'Power Enleanment - Base (Lambda) | OL';
export const fullPedalTargetTable = 'Fuel Target OL | APP Above WOT Threshold, Low Det';

/**
 * What a calibration asks for at full pedal and load 1, warm and without knock, once its power
 * enleanment acts.
 *
 * @param calibrationId one whose stock maps are known
 * @param changedTargetLambda the target one might set, 0.5 to 2
 * @returns the mixture by engine speed in rpm
 */
export const fullLoadMixture = (
  calibrationId: string,
  changedTargetLambda: number,
): ((engineSpeedRpm: number) => FullLoadMixture) => {
  const target = lastColumn(fullPedalTargetTable, calibrationId);
  const enleanment = lastColumn(enleanmentTable, calibrationId);
  const changedEnrichmentPercent = enrichmentFromLambda(changedTargetLambda);
  return (engineSpeedRpm) => {
    const enleanmentPercent = valueOnCurve(enleanment, engineSpeedRpm);
    const stockEnrichmentPercent = valueOnCurve(target, engineSpeedRpm);
    const enleaned = (targetEnrichmentPercent: number): number =>
      enleanedLambda({ targetEnrichmentPercent, enleanmentPercent });
    return {
      engineSpeedRpm,
      stockTargetLambda: lambdaFromEnrichment(stockEnrichmentPercent),
      stockLambda: enleaned(stockEnrichmentPercent),
      changedLambda: enleaned(changedEnrichmentPercent),
    };
  };
};
