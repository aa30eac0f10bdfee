import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useHydrated } from '../../article/useHydrated';

/** How long the answer must stand before it is announced, in milliseconds. */
const pauseMs = 700;

/** The sentence once it has stood for a while; nothing before the reader has changed anything. */
function useSettled(sentence: string, live: boolean): string {
  const [settled, setSettled] = useState<{ first: string; said: string }>({
    first: sentence,
    said: '',
  });
  useEffect(() => {
    if (!live) return undefined;
    const timer = window.setTimeout(() => {
      setSettled(({ first, said }) =>
        said === '' && first === sentence ? { first, said } : { first: '', said: sentence },
      );
    }, pauseMs);
    return () => window.clearTimeout(timer);
  }, [sentence, live]);
  return settled.said;
}

export interface AnswerProps {
  /** The answer in one sentence, with number and unit. */
  readonly sentence: string;
  /** It belongs to earlier fields, because one of them cannot be used now. */
  readonly stale?: boolean;
  /** The case it belongs to, said when it is stale: `205/45R17, 7500 rpm`. */
  readonly forCase?: string;
  readonly children?: ReactNode;
}

/** The result of an instrument: the answer first. It is announced once per pause. */
export function Answer({ sentence, stale = false, forCase, children }: AnswerProps): ReactNode {
  const live = useHydrated();
  const said = useSettled(sentence, live);
  return (
    <div className={clsx('answer', stale && 'answer-stale')}>
      {stale && (
        <p className="answer-old">{`Last good result${forCase ? `, for ${forCase}` : ''}`}</p>
      )}
      <p className="answer-first">{sentence}</p>
      <output className="visually-hidden">{said}</output>
      {children}
    </div>
  );
}
