import { type ReactNode, useRef } from 'react';
import { applyRepair } from '@site/src/calculations/loggingConfiguration/applyRepair';
import type { Repair } from '@site/src/calculations/loggingConfiguration/finding';
import { Answer } from '../kit/Answer';
import { CopyButton } from '../kit/CopyButton';
import { DownloadButton } from '../kit/DownloadButton';
import { BudgetList } from './BudgetList';
import type { CheckedLogging } from './compute';
import { FindingList } from './FindingList';
import { checkedSentence } from './messages';

export interface CheckAnswerProps {
  readonly checked: CheckedLogging;
  /** Puts a repaired text into the box. */
  readonly onRepaired: (text: string) => void;
}

/** What the check found, line by line, and the file to take away. */
export function CheckAnswer({ checked, onRepaired }: CheckAnswerProps): ReactNode {
  const { text, file } = checked;
  const list = useRef<HTMLDivElement>(null);
  const repair = (wanted: Repair) => {
    // While a newer text is being checked the lines may have moved.
    if (file?.text !== text) return;
    onRepaired(applyRepair(text, wanted));
    list.current?.focus();
  };
  return (
    <Answer sentence={checkedSentence(checked)}>
      {file && text !== '' && (
        <>
          <div ref={list} tabIndex={-1} role="group" aria-label="What was found">
            <FindingList findings={file.findings} omitted={file.omitted} onRepair={repair} />
          </div>
          <BudgetList budget={file.budget} />
          <div className="ways">
            <DownloadButton label="Download logcfg.txt" fileName="logcfg.txt" text={() => text} />
            <CopyButton label="Copy logcfg.txt" text={() => text} />
          </div>
        </>
      )}
    </Answer>
  );
}
