import type { ReactNode } from 'react';
import { CheckAnswer } from './CheckAnswer';
import { type LoggingValues, loggedCar } from './loggingCase';
import { loggingStore } from './loggingStore';
import { useChecked } from './useChecked';

/** The result of the check, as far as there is one. */
export function Check({ values }: { readonly values: LoggingValues }): ReactNode {
  const { text, coding } = values;
  const { file, failed } = useChecked({
    text,
    car: loggedCar(values),
    coding: coding === 'utf-16' || coding === 'latin-1' ? coding : 'utf-8',
  });
  return (
    <>
      {failed && <p role="alert">The check did not load. Change the text to try again.</p>}
      {file && (
        <CheckAnswer
          file={file}
          text={text}
          onRepaired={(repaired) => loggingStore.set({ text: repaired, coding: 'utf-8' })}
        />
      )}
      {!file && !failed && (
        <p>{text === '' ? 'Paste a file, or open one: the findings stand here.' : 'Checking.'}</p>
      )}
    </>
  );
}
