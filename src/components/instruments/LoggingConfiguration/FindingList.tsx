import { type ReactNode, useState } from 'react';
import type { Finding, Repair } from '@site/src/calculations/loggingConfiguration/finding';
import { SourcedText } from '../kit/SourcedText';

/** So many at first, and every error: a list of a thousand takes a phone its time. */
const atFirst = 30;

export interface FindingListProps {
  readonly findings: readonly Finding[];
  /** Findings that are not in the list. */
  readonly omitted?: number;
  /** Left out: nothing is to be repaired. */
  readonly onRepair?: (repair: Repair) => void;
}

/** What was found in a file, line by line, each with its reason and its repair. */
export function FindingList({ findings, omitted = 0, onRepair }: FindingListProps): ReactNode {
  const [all, setAll] = useState(false);
  // Errors come first and are never folded away.
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const shown = all ? findings : findings.slice(0, Math.max(errors, atFirst));
  return (
    <>
      <ul>
        {shown.map(({ code, line, severity, what, reason, sources, repair }, place) => (
          <li key={`${line} ${code} ${place}`}>
            <b>{`Line ${line}, ${severity}. `}</b>
            <code>{what}</code> <SourcedText text={reason} sources={sources} />
            {repair && onRepair && (
              <button type="button" className="instrument-act" onClick={() => onRepair(repair)}>
                {repair.label}
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < findings.length && (
        <button type="button" className="action" onClick={() => setAll(true)}>
          {`Show all ${findings.length}`}
        </button>
      )}
      {omitted > 0 && <p>{`${omitted} more of the same kinds are not listed.`}</p>}
    </>
  );
}
