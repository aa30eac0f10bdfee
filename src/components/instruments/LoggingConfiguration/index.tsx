import type { ReactNode } from 'react';
import { Instrument } from '../kit/Instrument';
import { ChoiceField } from '../kit/ChoiceField';
import { useInstrument } from '../kit/useInstrument';
import { useLastGood } from '../kit/useLastGood';
import { BuildAnswer } from './BuildAnswer';
import { BuildFields } from './BuildFields';
import { Check } from './Check';
import { CheckFields } from './CheckFields';
import { builtLogging, type LoggingValues, readLogging } from './loggingCase';
import { loggingStore } from './loggingStore';
import { fieldNames } from './words';

function Build({ values }: { readonly values: LoggingValues }): ReactNode {
  const { value, fault } = builtLogging(values);
  const { result, stale } = useLastGood(JSON.stringify([value?.text, value?.leftOut]), value);
  const atAField = Object.values(readLogging(values)).some((each) => each.fault !== undefined);
  return (
    <>
      {fault !== undefined && !atAField && <p role="alert">{fault}</p>}
      {result && <BuildAnswer built={result} stale={stale} />}
    </>
  );
}

/** Builds a logging file from what is to be looked at, or checks one that exists. */
export function LoggingConfiguration(): ReactNode {
  const { values } = useInstrument(loggingStore);
  const choice = (
    name: 'mode' | 'engine' | 'patched',
    options: readonly (string | readonly [string, string])[],
  ) => (
    <ChoiceField
      id={`logging-${name}`}
      label={fieldNames[name]}
      value={values[name]}
      options={options}
      onChange={(id) => loggingStore.set({ [name]: id })}
    />
  );
  const checks = values.mode === 'check';
  return (
    <Instrument
      store={loggingStore}
      title="Logging configuration"
      fieldNames={fieldNames}
      asks={
        <>
          {choice('mode', [
            ['build', 'build a file'],
            ['check', 'check a file'],
          ])}
          {choice('engine', ['1.8', '2.0', '2.5'])}
          {choice('patched', [
            ['no', 'not patched'],
            ['yes', 'patched'],
          ])}
          {checks ? <CheckFields text={values.text} /> : <BuildFields values={values} />}
        </>
      }
    >
      {checks ? <Check values={values} /> : <Build values={values} />}
    </Instrument>
  );
}
