import { type ReactNode, useState } from 'react';
import { pullNotices } from '@site/src/calculations/logAnalysis/pullNotices';
import { NoticeList } from '../kit/NoticeList';
import type { ReadLogResult } from './compute';
import { pullSentence } from './messages';
import { onTimeLine } from './timeLine';

/** Pulls shown before the reader asks for all. */
const few = 3;

/** What speaks against each pull of the log, where it is found. */
export function PullWarnings({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { analysis, summary } = result;
  const [showsAll, setAll] = useState(false);
  const warned = analysis.pulls
    .map((pull) => ({ pull, ...pullNotices(pull) }))
    .filter(({ engine, rows }) => engine.length + rows.length > 0)
    // What can hurt the engine comes first.
    .toSorted((a, b) => b.engine.length - a.engine.length);
  if (warned.length === 0) return null;
  return (
    <section className="log-pulls" aria-label="Pulls with warnings">
      <p>{`${warned.length} of ${analysis.pulls.length} full-throttle pulls with warnings:`}</p>
      <ul>
        {warned.slice(0, showsAll ? undefined : few).map(({ pull, engine, rows }) => (
          <li key={`${pull.drive} ${pull.firstRow}`}>
            <strong>
              {pullSentence(pull, onTimeLine(summary?.drives ?? [], pull.drive, pull.startSeconds))}
            </strong>
            <NoticeList notices={[...engine, ...rows]} />
          </li>
        ))}
      </ul>
      {warned.length > few && (
        <p>
          <button type="button" className="log-link" onClick={() => setAll(!showsAll)}>
            {showsAll ? 'Fewer pulls' : `All ${warned.length} pulls`}
          </button>
        </p>
      )}
    </section>
  );
}
