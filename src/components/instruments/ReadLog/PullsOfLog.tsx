import type { ReactNode } from 'react';
import { handOverFile } from '../kit/handOver';
import type { ReadLogResult } from './compute';
import { logRoom } from './logRoom';

/** Files that are offered; more pulls than these nobody compares at once. */
const most = 6;

/** Hands the rows around full pedal of a file to the pull check, in one tap, as they were read here. */
export function PullsOfLog({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { analysis, summary, reports } = result;
  const files = new Set(analysis.pulls.flatMap(({ drive }) => summary?.drives[drive]?.file ?? []));
  const offered = [...files].slice(0, most);
  if (offered.length === 0) return null;
  const hand = async (file: number, name: string): Promise<void> => {
    const csv = await logRoom.pullRows(file);
    if (csv === '') return;
    handOverFile('pull', new File([csv], name, { type: 'text/csv' }));
    document.getElementById('pull-instrument')?.scrollIntoView();
  };
  return (
    <>
      <p className="log-tools">
        {offered.map((file) => {
          const name = reports[file]?.name ?? '';
          return (
            <button
              key={file}
              type="button"
              className="action"
              onClick={() => void hand(file, `pulls of ${name}`)}
            >
              {`Pulls of ${name} to the pull check`}
            </button>
          );
        })}
      </p>
      <p className="field-hint">
        It gets the rows around full pedal only, and counts pulls from 95 % pedal and 1.5 s on.
      </p>
    </>
  );
}
