import { type ReactNode, use } from 'react';
import { AnswerContext } from './answerContext';

export interface DownloadButtonProps {
  /** `Download logcfg.txt`. */
  readonly label: string;
  readonly fileName: string;
  /** The content, asked for at the press. */
  readonly text: () => string;
}

/** Hands a text to the reader as a file, unless it is of earlier fields. Nothing leaves the device. */
export function DownloadButton({ label, fileName, text }: DownloadButtonProps): ReactNode {
  const { stale } = use(AnswerContext);
  if (stale) return null;
  const download = () => {
    const address = URL.createObjectURL(new Blob([text()], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    // The browser has taken the content over by the next task.
    window.setTimeout(() => URL.revokeObjectURL(address), 0);
  };
  return (
    <button type="button" className="action" onClick={download}>
      {label}
    </button>
  );
}
