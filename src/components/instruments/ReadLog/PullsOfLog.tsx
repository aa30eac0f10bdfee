import type { ReactNode } from 'react';
import { handOverFile } from '../kit/handOver';
import type { ReadLogResult } from './compute';
import { logRoom } from './logRoom';

/** Files that are offered; more pulls than these nobody compares at once. */
const most = 6;

/** Hands the pulls of a file to the pull check, in one tap, as they were read here. */
export function PullsOfLog({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { analysis, summary, reports } = result;
  const counts = new Map<number, number>();
  for (const { drive } of analysis.pulls) {
    const file = summary?.drives[drive]?.file;
    if (file !== undefined) counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  const offered = [...counts].slice(0, most);
  if (offered.length === 0) return null;
  const hand = async (file: number, name: string): Promise<void> => {
    const csv = await logRoom.pullRows(file);
    if (csv === '') return;
    handOverFile('pull', new File([csv], name, { type: 'text/csv' }));
    document.getElementById('pull-instrument')?.scrollIntoView();
  };
  return (
    <p className="log-tools">
      {offered.map(([file, count]) => {
        const name = reports[file]?.name ?? '';
        return (
          <button
            key={file}
            type="button"
            className="action"
            onClick={() => void hand(file, `pulls of ${name}`)}
          >
            {`${count} ${count === 1 ? 'pull' : 'pulls'} of ${name} to the pull check`}
          </button>
        );
      })}
    </p>
  );
}
