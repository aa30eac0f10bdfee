import type { ReactNode } from 'react';
import { Answer as AnswerFrame } from '../kit/Answer';
import { SourcedText } from '../kit/SourcedText';
import type { Found } from './sums/sum';

/** The answer of one sum, and what there is to know beside it. */
export const Answer = ({ result }: { readonly result: Found }): ReactNode => (
  <AnswerFrame sentence={result.sentence}>
    <ul>
      {result.more.map((statement) => (
        <li key={statement.text}>
          <SourcedText {...statement} />
        </li>
      ))}
    </ul>
  </AnswerFrame>
);
