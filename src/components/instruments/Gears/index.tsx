import type { ReactNode } from 'react';
import { drivetrains } from '@site/src/data/drivetrains';
import { Instrument } from '../kit/Instrument';
import { ChoiceField } from '../kit/ChoiceField';
import { TypedField } from '../kit/TypedField';
import { useInstrument } from '../kit/useInstrument';
import { useLastGood } from '../kit/useLastGood';
import { GearsAnswer } from './GearsAnswer';
import { drivetrainName, gearsResult, readGears } from './gearsCase';
import { gearsStore, own } from './gearsStore';

const cars = drivetrains.map((one) => [one.id, drivetrainName(one)] as const);

const fieldNames = {
  car: 'Car',
  ratios: 'Ratios',
  final: 'Final drive',
  other: 'Compare with',
  tyre: 'Tyre on the car',
  counted: 'Tyre it counts with',
  shift: 'Shift at',
  unit: 'Speed in',
};

/** Speeds in the gears of any two cars, and what another tyre changes. */
export function Gears(): ReactNode {
  const { values } = useInstrument(gearsStore);
  const { fault, value } = gearsResult(values);
  const { result, stale } = useLastGood(JSON.stringify(values), value);
  const readings = readGears(values);
  const atAField = Object.values(readings).some((each) => each.fault !== undefined);
  const typed = (name: 'ratios' | 'final' | 'tyre' | 'counted' | 'shift', more: object = {}) => (
    <TypedField
      id={`gears-${name}`}
      label={fieldNames[name]}
      value={values[name]}
      fault={readings[name].fault}
      onChange={(text) => gearsStore.set({ [name]: text })}
      {...more}
    />
  );
  const choice = (
    name: 'car' | 'other' | 'unit',
    options: readonly (string | readonly [string, string])[],
  ) => (
    <ChoiceField
      id={`gears-${name}`}
      label={fieldNames[name]}
      value={values[name]}
      options={options}
      onChange={(id) => gearsStore.set({ [name]: id })}
    />
  );
  return (
    <Instrument
      store={gearsStore}
      title="Gears"
      fieldNames={fieldNames}
      asks={
        <>
          {choice('car', [...cars, [own, 'my own ratios']])}
          {values.car === own && typed('ratios')}
          {values.car === own && typed('final', { numeric: true })}
          {choice('other', [['none', 'nothing'], ...cars])}
          {typed('tyre', { exact: true })}
          {typed('counted', { exact: true })}
          {typed('shift', { numeric: true, unit: 'rpm', hint: '1000 to 12 000' })}
          {choice('unit', ['km/h', 'mph'])}
        </>
      }
    >
      {fault !== undefined && !atAField && <p role="alert">{fault}</p>}
      {result && <GearsAnswer result={result} stale={stale} />}
    </Instrument>
  );
}
