import type { ReactNode } from 'react';
import { loggingJobs } from '@site/src/calculations/loggingConfiguration/loggingJobs';
import { writtenParameter } from '@site/src/calculations/loggingConfiguration/readParameterNames';
import { loggingParameters } from '@site/src/data/loggingParameters';
import { ChoiceField } from '../kit/ChoiceField';
import { PasteField } from '../kit/PasteField';
import { TypedField } from '../kit/TypedField';
import { useHydrated } from '../../article/useHydrated';
import { type LoggingValues, readLogging } from './loggingCase';
import { loggingStore } from './loggingStore';
import { TickGroup } from './TickGroup';
import { calculated, fieldNames, groups, triggers } from './words';

const jobs = loggingJobs.map(({ id, title }) => [id, title] as const);

/** The list is long, so it is not in the page until the fields work. */
function AddParameter({ more }: { readonly more: string }): ReactNode {
  const live = useHydrated();
  const options = live ? loggingParameters : [];
  return (
    <ChoiceField
      id="logging-add"
      label="Add one of the 95"
      value=""
      options={[
        ['', 'choose'],
        ...options.map((each) => {
          const name = writtenParameter(each);
          return [name, `${name}: ${each.says}`] as const;
        }),
      ]}
      onChange={(name) => loggingStore.set({ more: `${more} ${name}`.trim() })}
    />
  );
}

/** What a file is built from. */
export function BuildFields({ values }: { readonly values: LoggingValues }): ReactNode {
  const readings = readLogging(values);
  const typed = (name: 'more' | 'without' | 'own' | 'pace', more: object) => (
    <TypedField
      id={`logging-${name}`}
      label={fieldNames[name]}
      value={values[name]}
      fault={readings[name].fault}
      onChange={(text) => loggingStore.set({ [name]: text })}
      {...more}
    />
  );
  const choice = (name: 'groups' | 'trigger', options: readonly (readonly [string, string])[]) => (
    <ChoiceField
      id={`logging-${name}`}
      label={fieldNames[name]}
      value={values[name]}
      options={options}
      onChange={(id) => loggingStore.set({ [name]: id })}
    />
  );
  const ticks = (name: 'jobs' | 'calc', options: readonly (readonly [string, string])[]) => (
    <TickGroup
      id={`logging-${name}`}
      label={fieldNames[name]}
      value={values[name]}
      options={options}
      onChange={(list) => loggingStore.set({ [name]: list })}
    />
  );
  return (
    <>
      {ticks('jobs', jobs)}
      <div className="field-wide">
        {typed('more', { exact: true, hint: 'Names with blanks between: VSS FUEL_PW' })}
      </div>
      <AddParameter more={values.more} />
      {typed('without', { exact: true, hint: 'What a job brings and the car lacks' })}
      {typed('pace', { numeric: true, unit: 'µs', hint: '500 to 100 000; smaller is faster' })}
      {choice('groups', groups)}
      {values.groups === 'own' &&
        typed('own', { exact: true, hint: 'A bar parts two groups: ECT IAT | BARO AAT' })}
      {choice('trigger', triggers)}
      {ticks('calc', calculated)}
      <PasteField
        id="logging-sensors"
        label={fieldNames.sensors}
        rows={2}
        value={values.sensors}
        fault={readings.sensors.fault}
        hint="One on each line: adc, pin, name, formula; or ascii, column, name; or inno, number, name. adc 12 FPRES_PSI x,0.001,*,0.5,-,25,*"
        onChange={(sensors) => loggingStore.set({ sensors })}
      />
    </>
  );
}
