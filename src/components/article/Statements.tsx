import type { ReactNode } from 'react';
import type { Statement } from '@site/src/calculations/text/Statement';
import { CalibrationId } from './CalibrationId';
import { SourceMark } from './SourceMark';

const id = /\b(L[0-9A-Z]{3}[ET][0-9A-Z](?:\d{3})?)\b/;

/** A text with the calibration IDs in it in the face of exact names. */
const withIds = (text: string): ReactNode =>
  text
    .split(id)
    .map((part, place) =>
      place % 2 === 1 ? <CalibrationId key={`${String(place)} ${part}`} id={part} /> : part,
    );

/** A sentence of an answer as a chapter would print it: doubt, thread, sources. */
function Said({
  statement,
}: {
  readonly statement: Statement & { readonly href?: string };
}): ReactNode {
  const { text, sources, doubtful, href } = statement;
  return (
    <>
      {doubtful ? <span className="doubt">{withIds(text)}</span> : withIds(text)}
      {href !== undefined && (
        <>
          {' '}
          <a href={href}>Read the thread</a>
        </>
      )}
      {sources.map((key) => (
        <SourceMark key={key} of={key} />
      ))}
    </>
  );
}

/** Sentences of an answer, one below the other. */
export function Statements({
  of: statements,
}: {
  readonly of: readonly (Statement & { readonly href?: string })[];
}): ReactNode {
  if (statements.length === 0) return null;
  return (
    <ul>
      {statements.map((statement) => (
        <li key={`${statement.text} ${statement.href ?? ''}`}>
          <Said statement={statement} />
        </li>
      ))}
    </ul>
  );
}
