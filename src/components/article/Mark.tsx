import clsx from 'clsx';
import type { ReactNode } from 'react';

/** How sure a claim is: two sources or read from files · one source or disagreement · nobody knows. */
export type Sure = 'checked' | 'look-again' | 'open';

const stripe: Readonly<Record<Sure, ReactNode>> = {
  checked: <path className="mark-stripe" d="M10 11H30" />,
  'look-again': (
    <>
      <path className="mark-stripe" d="M6.8 14.2L13.2 7.8" />
      <path className="mark-stripe" d="M22 11H30" />
    </>
  ),
  open: null,
};

const head: Readonly<Record<Sure, string>> = {
  checked: 'M5.5 2.5H14.5L19 11L14.5 19.5H5.5L1 11Z',
  'look-again': 'M5.5 2.5H14.5L19 11L14.5 19.5H5.5L1 11Z',
  open: 'M7 2.5H13M16 5.4L17.6 8.4M17.6 13.6L16 16.6M13 19.5H7M4 16.6L2.4 13.6M2.4 8.4L4 5.4',
};

/** The witness mark: a bolt head and its stripe. Decoration: the words beside it carry the meaning. */
export function Mark({
  sure,
  className,
}: {
  readonly sure: Sure;
  readonly className?: string;
}): ReactNode {
  return (
    <svg
      className={clsx('mark', className)}
      data-sure={sure}
      viewBox="0 0 30 22"
      width="30"
      height="22"
      aria-hidden
    >
      <path className="mark-head" d={head[sure]} />
      {stripe[sure]}
    </svg>
  );
}
