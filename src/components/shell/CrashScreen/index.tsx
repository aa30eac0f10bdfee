import Head from '@docusaurus/Head';
import { type ReactNode, useEffect, useRef } from 'react';
import { Mark } from '../../article/Mark';
import { causesOf } from './causes';

export interface CrashScreenProps {
  readonly error: unknown;
  /** Clears the error and draws the page again. */
  readonly tryAgain: () => void;
}

/** The one crash screen, for a crash of the content and of the shell. It needs no theme context. */
export function CrashScreen({ error, tryAgain }: CrashScreenProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="single-screen">
      <Head>
        <title>Page Error</title>
      </Head>
      <Mark sure="look-again" className="mark-large" />
      <h1 ref={heading} tabIndex={-1}>
        This page crashed.
      </h1>
      <p className="lead">The guide is one page; trying again draws it anew.</p>
      <button type="button" className="action" onClick={tryAgain}>
        Try again
      </button>
      <h2>What went wrong</h2>
      <div role="alert">
        <ol>
          {causesOf(error).map((message, place) => (
            <li key={place}>{message}</li>
          ))}
        </ol>
      </div>
      <p className="small">
        If it happens again, copy these lines into a report. A translation program can be the
        reason.
      </p>
    </main>
  );
}
