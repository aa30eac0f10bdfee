import type { ReactNode } from 'react';
import { Instrument } from '../kit/Instrument';
import { useOnDemand } from '../kit/onDemand';
import { useInstrument } from '../kit/useInstrument';
import { useLastGood } from '../kit/useLastGood';
import { StockLibraryNote } from '../StockLibrary/StockLibraryNote';
import { stockLibraryOnDemand } from '../StockLibrary/stockLibraryOnDemand';
import { SparkAnswer } from './SparkAnswer';
import { idReading, isWorkedPlace, sparkResult } from './sparkCase';
import { fieldNames, SparkFields } from './SparkFields';
import { sparkStore } from './sparkStore';

/** The chain of the final spark, from the stock maps of any calibration or from own values. */
export function SparkTrace(): ReactNode {
  const { values } = useInstrument(sparkStore);
  const needsMaps = values.from !== 'own' && !isWorkedPlace(values);
  const { status, value: maps } = useOnDemand(stockLibraryOnDemand, needsMaps);
  const { value } = sparkResult(values, maps);
  const { result, stale } = useLastGood(
    `${JSON.stringify(values)}${needsMaps ? status : ''}`,
    value,
  );
  return (
    <Instrument
      store={sparkStore}
      title="Spark trace"
      fieldNames={fieldNames}
      asks={<SparkFields values={values} id={idReading(values, maps)} />}
    >
      {needsMaps && <StockLibraryNote status={status} />}
      {result && <SparkAnswer result={result} stale={stale} />}
    </Instrument>
  );
}
