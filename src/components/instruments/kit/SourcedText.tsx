import type { ReactNode } from 'react';
import type { Statement } from '@site/src/calculations/text/Statement';
import { Doubt } from '../../article/Prose';
import { SourceMark } from '../../article/SourceMark';

/** A sentence of an answer with the marks of its sources; a doubtful one looks so. */
export function SourcedText({ text, sources, doubtful }: Statement): ReactNode {
  return (
    <>
      {doubtful ? <Doubt>{text}</Doubt> : text}
      {sources.map((key) => (
        <SourceMark key={key} of={key} />
      ))}
    </>
  );
}
