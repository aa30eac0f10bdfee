import type { ReactNode } from 'react';
import { BuildAnswer } from './BuildAnswer';
import { CheckAnswer } from './CheckAnswer';
import type { LoggingResult } from './compute';

/** The file that was built, or what was found in a file. */
export function Answer(props: {
  readonly result: LoggingResult;
  readonly set: (changes: { readonly text: string; readonly coding: string }) => void;
}): ReactNode {
  const { result, set } = props;
  return result.mode === 'build' ? (
    <BuildAnswer built={result.built} />
  ) : (
    <CheckAnswer checked={result.checked} onRepaired={(text) => set({ text, coding: 'utf-8' })} />
  );
}
