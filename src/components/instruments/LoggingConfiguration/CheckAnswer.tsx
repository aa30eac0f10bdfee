import { type ReactNode, useRef } from 'react';
import { applyRepair } from '@site/src/calculations/loggingConfiguration/applyRepair';
import type { Repair } from '@site/src/calculations/loggingConfiguration/finding';
import type { Severity } from '@site/src/calculations/loggingConfiguration/severity';
import { Answer } from '../kit/Answer';
import { CopyButton } from '../kit/CopyButton';
import { DownloadButton } from '../kit/DownloadButton';
import { SourcedText } from '../kit/SourcedText';
import { BudgetList } from './BudgetList';
import type { CheckedFile } from './checkedFile';
import { FindingList } from './FindingList';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const inOneSentence = ({ findings, omitted, lines }: CheckedFile): string => {
  const of = (severity: Severity) => findings.filter((each) => each.severity === severity).length;
  const size = counted(lines, 'line');
  if (findings.length === 0) return `Nothing found in ${size}.`;
  const more = omitted > 0 ? `, and ${omitted} more` : '';
  return `${counted(of('error'), 'error')}, ${counted(of('warning'), 'warning')}, ${counted(of('note'), 'note')}${more} in ${size}.`;
};

export interface CheckAnswerProps {
  readonly file: CheckedFile;
  /** What stands in the box now. */
  readonly text: string;
  /** Puts a repaired text into the box. */
  readonly onRepaired: (text: string) => void;
}

/** What the check found, line by line, and the file to take away. */
export function CheckAnswer({ file, text, onRepaired }: CheckAnswerProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const repair = (wanted: Repair) => {
    // While a newer text is being checked the lines may have moved.
    if (file.text !== text) return;
    onRepaired(applyRepair(text, wanted));
    list.current?.focus();
  };
  return (
    <Answer sentence={inOneSentence(file)}>
      <div ref={list} tabIndex={-1} role="group" aria-label="What was found">
        <FindingList findings={file.findings} omitted={file.omitted} onRepair={repair} />
      </div>
      <p>
        <SourcedText
          text="A file without findings can still fail: which request a car answers, no source says."
          sources={['inferred']}
        />
      </p>
      <BudgetList budget={file.budget} />
      <p>
        <DownloadButton label="Download logcfg.txt" fileName="logcfg.txt" text={() => text} />{' '}
        <CopyButton label="Copy logcfg.txt" text={() => text} />
      </p>
    </Answer>
  );
}
