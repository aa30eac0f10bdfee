import type { ReactNode } from 'react';
import {
  extraColumnsOf,
  printVirtualDyno,
} from '@site/src/calculations/pullCheck/printVirtualDyno';
import { CopyButton } from '../kit/CopyButton';
import { DownloadButton } from '../kit/DownloadButton';
import type { PullResult } from './pullCase';

const plainName = (name: string): string => name.replace(/\.[^.]*$/, '').slice(0, 60) || 'log';

/** The rows of each pull in the columns that Virtual Dyno wants. */
export function PullExports({ result }: { readonly result: PullResult }): ReactNode {
  return result.logs.map(({ name, judged }, place) => {
    if (!judged) return null;
    const { pull } = judged;
    const text = () => printVirtualDyno(pull, extraColumnsOf(pull));
    const which = result.logs.length < 2 ? 'pull' : place === 0 ? 'first pull' : 'second pull';
    return (
      <p key={which}>
        <DownloadButton
          label={`Download the ${which}`}
          fileName={`${plainName(name)}_pull.csv`}
          text={text}
        />{' '}
        <CopyButton label={`Copy the ${which}`} text={text} />
      </p>
    );
  });
}
