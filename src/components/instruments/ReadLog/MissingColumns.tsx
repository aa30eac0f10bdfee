import type { ReactNode } from 'react';
import { CopyButton } from '../kit/CopyButton';
import type { ReadLogResult } from './compute';

/** What was not logged, what that takes away, and the lines that log it. */
export function MissingColumns({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { missing } = result.analysis;
  if (missing.length === 0) return null;
  const lines = missing.map((each) => each.lines).filter(Boolean);
  return (
    <details className="log-part">
      <summary>{`Not logged: ${missing.map(({ name }) => name).join(', ')}`}</summary>
      <ul>
        {missing.map(({ role, name, takesAway }) => (
          <li key={role}>
            <code>{name}</code>
            {`: ${takesAway}`}
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <CopyButton label="Copy the lines for logcfg.txt" text={() => lines.join('\n\n')} />
      )}
    </details>
  );
}
