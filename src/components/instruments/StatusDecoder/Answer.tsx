import type { ReactNode } from 'react';
import { Answer as AnswerFrame } from '../kit/Answer';
import { ColumnAnswer } from './ColumnAnswer';
import type { StatusResult } from './compute';
import { inOneSentence } from './messages';
import { ValueAnswer } from './ValueAnswer';

/** What a value means, or how the states of a column follow one another. */
export function Answer({ result }: { readonly result: StatusResult }): ReactNode {
  return (
    <AnswerFrame sentence={inOneSentence(result)}>
      {result.about === 'value' ? (
        <ValueAnswer status={result.status} />
      ) : (
        <ColumnAnswer decoded={result.decoded} />
      )}
    </AnswerFrame>
  );
}
