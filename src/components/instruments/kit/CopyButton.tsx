import { type ReactNode, use, useEffect, useState } from 'react';
import { AnswerContext } from './answerContext';

/** How long the button tells what happened, in milliseconds. */
const tellMs = 2000;

export interface CopyButtonProps {
  /** What the button does: `Copy table`. */
  readonly label: string;
  /** The text to copy, asked for at the press. */
  readonly text: () => string;
  readonly className?: string;
}

/** Copies a text and says so in its own words. An answer of earlier fields is not handed out. */
export function CopyButton({ label, text, className = 'action' }: CopyButtonProps): ReactNode {
  const { stale } = use(AnswerContext);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (told === '') return undefined;
    const timer = window.setTimeout(() => setTold(''), tellMs);
    return () => window.clearTimeout(timer);
  }, [told]);
  const copy = async () => {
    try {
      // A page that is not served securely has no clipboard at all.
      await navigator.clipboard.writeText(text());
      setTold('Copied');
    } catch {
      setTold('Copying is blocked');
    }
  };
  if (stale) return null;
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        {told || label}
      </button>
      <span role="status" className="visually-hidden">
        {told}
      </span>
    </>
  );
}
