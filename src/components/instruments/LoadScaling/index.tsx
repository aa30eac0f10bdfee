import type { ReactNode } from 'react';
import { Instrument } from '../kit/Instrument';
import { ChoiceField } from '../kit/ChoiceField';
import { PasteField } from '../kit/PasteField';
import { TickField } from '../kit/TickField';
import { TypedField } from '../kit/TypedField';
import { useOnDemand } from '../kit/onDemand';
import { useInstrument } from '../kit/useInstrument';
import { useLastGood } from '../kit/useLastGood';
import { StockLibraryNote } from '../StockLibrary/StockLibraryNote';
import { stockLibraryOnDemand } from '../StockLibrary/stockLibraryOnDemand';
import { caseKey } from './caseKey';
import { LoadScalingAnswer } from './LoadScalingAnswer';
import { loadScalingResult, needsLibrary, readLoadScaling } from './loadScalingCase';
import { loadScalingStore } from './loadScalingStore';

const fieldNames = {
  calibration: 'Calibration',
  table: 'Load Scaling, copied from EcuFlash',
  trims: 'Histogram of STFT + LTFT, %',
  hits: 'Hit counts',
  open: 'Correct open-loop cells by lambda, too',
  measured: 'Measured lambda, LAMBDA_ACT',
  commanded: 'Commanded lambda, LAMBDA_DSD',
  ltft: 'Long-term trim in use, %',
  minimum: 'Least hits',
  share: 'Share of the correction',
  cap: 'Most change per cell',
  skip: 'Leave marked cells alone',
  smooth: 'Fill and smooth the neighbours',
  limit: 'Most change of a trusted cell',
  reach: 'Fill as far as',
  show: 'Map of',
  mark: 'Decimal sign',
};

type Name = keyof typeof fieldNames;

/** The next `Load Scaling` from the one in use and the trims of a log. */
export function LoadScaling(): ReactNode {
  const { values } = useInstrument(loadScalingStore);
  const { status, value: library } = useOnDemand(stockLibraryOnDemand, true);
  const waits = !library && needsLibrary(values);
  const readings = waits ? undefined : readLoadScaling(values, library);
  const found = waits ? undefined : loadScalingResult(values, library);
  const { result, stale } = useLastGood(caseKey(values, library), found?.value);
  const set = (name: Name) => (value: string) => loadScalingStore.set({ [name]: value });
  const paste = (
    name: 'table' | 'trims' | 'hits' | 'measured' | 'commanded' | 'ltft',
    hint: string,
    rows = 4,
  ) => (
    <PasteField
      id={`scaling-${name}`}
      label={fieldNames[name]}
      hint={hint}
      rows={rows}
      value={values[name]}
      fault={readings?.[name].fault}
      onChange={set(name)}
    />
  );
  const number = (
    name: 'minimum' | 'share' | 'cap' | 'limit' | 'reach',
    unit: string,
    hint: string,
  ) => (
    <TypedField
      id={`scaling-${name}`}
      label={fieldNames[name]}
      numeric
      unit={unit}
      hint={hint}
      value={values[name]}
      fault={readings?.[name].fault}
      onChange={set(name)}
    />
  );
  const tick = (name: 'open' | 'skip' | 'smooth') => (
    <div className="field-wide">
      <TickField
        id={`scaling-${name}`}
        label={fieldNames[name]}
        checked={values[name] === 'yes'}
        onChange={(checked) => set(name)(checked ? 'yes' : 'no')}
      />
    </div>
  );
  return (
    <Instrument
      store={loadScalingStore}
      title="Load scaling"
      fieldNames={fieldNames}
      asks={
        <>
          <TypedField
            id="scaling-calibration"
            label={fieldNames.calibration}
            hint="Whose stock table, e.g. LF9VEB"
            exact
            value={values.calibration}
            fault={readings?.stock.fault}
            onChange={set('calibration')}
          />
          {paste('table', 'Empty: the stock table. With or without axes.')}
          {paste(
            'trims',
            'From the log viewer, with or without axes; tabs, semicolons or commas.',
            6,
          )}
          {paste('hits', 'May stay empty. Rows of the log in each cell.', 2)}
          {tick('open')}
          {values.open === 'yes' && paste('measured', 'The same rows and columns.')}
          {values.open === 'yes' && paste('commanded', 'The same rows and columns.')}
          {values.open === 'yes' && paste('ltft', 'One number, or a table. Empty: 0.', 2)}
          {number('minimum', 'rows', 'Where hit counts are given')}
          {number('share', '%', '1 to 100')}
          {number('cap', '%', '0.5 to 20')}
          {tick('skip')}
          {tick('smooth')}
          {values.smooth === 'yes' && number('limit', 'points', '0 to 5')}
          {values.smooth === 'yes' && number('reach', 'cells', '0 to 3')}
          <ChoiceField
            id="scaling-show"
            label={fieldNames.show}
            value={values.show}
            options={[
              ['change', 'the change'],
              ['before', 'the table before'],
              ['after', 'the table after'],
            ]}
            onChange={set('show')}
          />
          <ChoiceField
            id="scaling-mark"
            label={fieldNames.mark}
            value={values.mark}
            options={[
              ['.', 'point'],
              [',', 'comma'],
            ]}
            onChange={set('mark')}
          />
        </>
      }
    >
      {waits && <StockLibraryNote status={status} />}
      {!waits && result && (
        <LoadScalingAnswer
          result={result}
          stale={stale}
          show={values.show}
          mark={values.mark === ',' ? ',' : '.'}
        />
      )}
      {!result && found?.fault !== undefined && <p role="alert">{found.fault}</p>}
    </Instrument>
  );
}
