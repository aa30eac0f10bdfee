import type { ReactNode } from 'react';
import { Instrument } from '../kit/Instrument';
import { ChoiceField, type OptionGroup } from '../kit/ChoiceField';
import { TypedField } from '../kit/TypedField';
import { useOnDemand } from '../kit/onDemand';
import { useInstrument } from '../kit/useInstrument';
import { useLastGood } from '../kit/useLastGood';
import { StockLibraryNote } from '../StockLibrary/StockLibraryNote';
import { stockLibraryOnDemand } from '../StockLibrary/stockLibraryOnDemand';
import { calibrationChoices, tableChoices } from './choices';
import { StockMapsAnswer } from './StockMapsAnswer';
import { asksForWorkedCase, readStockMaps, stockMapsResult, workedResult } from './stockMapsCase';
import { stockMapsStore } from './stockMapsStore';

const fieldNames = {
  calibration: 'Calibration',
  find: 'Find a table',
  table: 'Table',
  other: 'Compare with',
  mark: 'Decimal sign',
};

/** Any stock table of any calibration whose factory file could be read. */
export function StockMaps(): ReactNode {
  const { values } = useInstrument(stockMapsStore);
  const { status, value: library } = useOnDemand(stockLibraryOnDemand, true);
  const readings = library && readStockMaps(values, library);
  const found = library && stockMapsResult(values, library);
  const value = found ? found.value : asksForWorkedCase(values) ? workedResult : undefined;
  const { result, stale } = useLastGood(JSON.stringify([values, library !== undefined]), value);
  const table = readings?.table.value ?? values.table;
  const choice = (
    name: 'table' | 'other' | 'mark',
    shown: string,
    options: readonly (string | readonly [string, string] | OptionGroup)[],
  ) => (
    <ChoiceField
      id={`maps-${name}`}
      label={fieldNames[name]}
      value={shown}
      options={options}
      onChange={(chosen) => stockMapsStore.set({ [name]: chosen })}
    />
  );
  return (
    <Instrument
      store={stockMapsStore}
      title="Stock maps"
      fieldNames={fieldNames}
      asks={
        <>
          <TypedField
            id="maps-calibration"
            label={fieldNames.calibration}
            hint="Six characters, e.g. LF9VEB"
            exact
            value={values.calibration}
            fault={readings?.calibration.fault}
            onChange={(calibration) => stockMapsStore.set({ calibration })}
          />
          <TypedField
            id="maps-find"
            label={fieldNames.find}
            hint="Words of its name, e.g. spark limit"
            value={values.find}
            fault={readings?.table.fault}
            onChange={(find) => stockMapsStore.set({ find })}
          />
          {choice('mark', values.mark, [
            ['.', 'point'],
            [',', 'comma'],
          ])}
          <div className="field-wide">
            {choice('table', table, tableChoices(table, values.find, library))}
          </div>
          <div className="field-wide">
            {choice('other', values.other, calibrationChoices(values.other, library))}
          </div>
        </>
      }
    >
      {!library && (status === 'failed' || value === undefined) && (
        <StockLibraryNote status={status} />
      )}
      {result && (value !== undefined || library) && (
        <StockMapsAnswer result={result} stale={stale} mark={values.mark === ',' ? ',' : '.'} />
      )}
      {!result && found?.fault && <p role="alert">{found.fault}</p>}
    </Instrument>
  );
}
