import clsx from 'clsx';
import { type ReactNode, use, useEffect, useState } from 'react';
import { AnswerContext } from './answerContext';
import { NoticeList } from './NoticeList';
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
  readonly children?: ReactNode;
}

/**
 * The result of an instrument: the answer first, then the limits of the guide that the case meets. Both
 * are announced once per pause.
 */
export function Answer({ sentence, children }: AnswerProps): ReactNode {
  const { stale, forCase, notices } = use(AnswerContext);
  const live = useHydrated();
  const warned = [sentence, ...notices.map(({ text }) => text)].join(' ');
  const announced = useSettled(warned, live);
  return (
    <div className={clsx('answer', stale && 'answer-stale')}>
      {stale && (
        <p className="answer-old">{`Last good result${forCase ? `, for ${forCase}` : ''}`}</p>
      )}
      <p className="answer-first">{sentence}</p>
      <NoticeList notices={notices} />
      <output className="visually-hidden">{announced}</output>
      {children}
    </div>
  );
}
