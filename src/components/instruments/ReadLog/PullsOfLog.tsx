import type { ReactNode } from 'react';
import { handOverFile } from '../kit/handOver';
import type { ReadLogResult } from './compute';
import { logRoom } from './logRoom';

/** Files that are offered; more pulls than these nobody compares at once. */
const most = 6;

/** Hands a file with pulls to the pull check, in one tap. */
export function PullsOfLog({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { analysis, summary, reports } = result;
  const counts = new Map<string, number>();
  for (const { drive } of analysis.pulls) {
    const name = reports[summary?.drives[drive]?.file ?? -1]?.name;
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const offered = [...counts].slice(0, most);
  if (offered.length === 0) return null;
  const hand = (name: string): void => {
    const file = logRoom.fileNamed(name);
    if (!file) return;
    handOverFile('pull', file);
    document.getElementById('pull-instrument')?.scrollIntoView();
  };
  return (
    <p className="log-tools">
      {offered.map(([name, count]) => (
        <button key={name} type="button" className="action" onClick={() => hand(name)}>
          {`${count} ${count === 1 ? 'pull' : 'pulls'} of ${name} to the pull check`}
        </button>
      ))}
    </p>
  );
}
