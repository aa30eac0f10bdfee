import type { ReactNode } from 'react';
import {
  extraColumnsOf,
  printVirtualDyno,
} from '@site/src/calculations/pullCheck/printVirtualDyno';
import { CopyButton } from '../kit/CopyButton';
import { DownloadButton } from '../kit/DownloadButton';
import type { PullResult } from './result';

const plainName = (name: string): string => name.replace(/\.[^.]*$/, '').slice(0, 60) || 'log';

/** The rows of each pull that is not spoilt, in the columns that Virtual Dyno wants. */
export function PullExports({ result: { logs } }: { readonly result: PullResult }): ReactNode {
  if (logs.every(({ judged }) => !judged || judged.isSpoilt)) return null;
  return (
    <>
      <p>
        For Virtual Dyno: time from 0, rpm and pedal of the pull alone, with a few rows on both
        sides, without repeated rows.
      </p>
      {logs.map(({ name, judged }, place) => {
        if (!judged || judged.isSpoilt) return null;
        const { pull } = judged;
        const text = () => printVirtualDyno(pull, extraColumnsOf(pull));
        const which = logs.length < 2 ? 'pull' : place === 0 ? 'first pull' : 'second pull';
        return (
          <div className="ways" key={which}>
            <DownloadButton
              label={`Download the ${which}`}
              fileName={`${plainName(name)}_pull.csv`}
              text={text}
            />
            <CopyButton label={`Copy the ${which}`} text={text} />
          </div>
        );
      })}
    </>
  );
}
