import type { ReactNode } from 'react';
import { CopyButton } from '../kit/CopyButton';
import { PlainCode } from '../kit/PlainCode';
import type { ReadLogResult } from './compute';

/** What was not logged, what that takes away, and the lines that log it. */
export function MissingColumns({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { missing } = result.analysis;
  if (missing.length === 0) return null;
  const lines = missing.map((each) => each.lines).filter(Boolean);
  const text = lines.join('\n\n');
  return (
    <details className="log-part log-missing">
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
        <>
          <p>
            To log them, add these lines to <code>logcfg.txt</code>, one block at a time, below the
            last parameter of the <code>obd</code> channel:
          </p>
          <PlainCode text={text} />
          <CopyButton label="Copy the lines for logcfg.txt" text={() => text} />
        </>
      )}
    </details>
  );
}
