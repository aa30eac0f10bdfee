import type { ReactNode } from 'react';
import { Answer } from '../kit/Answer';
import { CopyButton } from '../kit/CopyButton';
import { PlainCode } from '../kit/PlainCode';
import { DownloadButton } from '../kit/DownloadButton';
import { SourcedText } from '../kit/SourcedText';
import { useHydrated } from '../../article/useHydrated';
import { BudgetList } from './BudgetList';
import { FindingList } from './FindingList';
import type { BuiltLogging } from './compute';
import { builtSentence } from './messages';

/** What is in the file, what is not and why, and the file. */
export function BuildAnswer({ built }: { readonly built: BuiltLogging }): ReactNode {
  const { text, budget, leftOut, renamed, triggerDoubt, findings } = built;
  const live = useHydrated();
  return (
    <Answer sentence={builtSentence(built)}>
      {leftOut.length > 0 && (
        <ul>
          {leftOut.map(({ name, reason, sources }, place) => (
            <li key={`${name} ${place}`}>
              <b>{`Not in the file: ${name}. `}</b>
              <SourcedText text={reason} sources={sources} />
            </li>
          ))}
        </ul>
      )}
      <BudgetList budget={budget} />
      {triggerDoubt && (
        <p>
          <SourcedText {...triggerDoubt} />
        </p>
      )}
      {renamed.length > 0 && (
        <p>{`Renamed: ${renamed.map(({ from, to }) => `${from} is ${to}`).join(', ')}.`}</p>
      )}
      {findings.length > 0 && <FindingList findings={findings} />}
      <div className="ways" hidden={!live}>
        <DownloadButton label="Download logcfg.txt" fileName="logcfg.txt" text={() => text} />
        <CopyButton label="Copy logcfg.txt" text={() => text} />
      </div>
      <details>
        <summary>{`logcfg.txt, ${text.trimEnd().split('\n').length} lines, not run on a car`}</summary>
        <PlainCode text={text} />
      </details>
    </Answer>
  );
}
