import { type ReactNode, use } from 'react';
import { AnswerContext } from './answerContext';
import { saveFile } from './saveFile';

export interface DownloadButtonProps {
  /** `Download logcfg.txt`. */
  readonly label: string;
  readonly fileName: string;
  /** The content, asked for at the press. */
  readonly text: () => string;
}

/** Hands a text to the reader as a file, unless it is of earlier fields. */
export function DownloadButton({ label, fileName, text }: DownloadButtonProps): ReactNode {
  const { stale } = use(AnswerContext);
  if (stale) return null;
  const download = () => saveFile(fileName, new Blob([text()], { type: 'text/plain' }));
  return (
    <button type="button" className="action" onClick={download}>
      {label}
    </button>
  );
}
