import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Sure } from './markPaths';

export type { Sure };

/** The witness mark, from the sheet of icons. Decoration: the words beside it carry the meaning. */
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
      <use href={`#mark-${sure}`} />
    </svg>
  );
}
