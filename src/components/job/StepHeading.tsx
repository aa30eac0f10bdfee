import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of what is shown. It takes the focus when it comes, so that it is read out. */
export function StepHeading({
  words,
  number,
  isHidden = false,
}: {
  readonly words: string;
  /** The large number in the margin; the words are then for the ear. */
  readonly number?: number;
  readonly isHidden?: boolean;
}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.closest('.job-scroll')?.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h3
      ref={heading}
      tabIndex={-1}
      className={number === undefined ? 'job-heading' : 'job-number'}
      data-wide={number !== undefined && number > 9}
    >
      {number !== undefined && <span aria-hidden>{number}</span>}
      <span className={number !== undefined || isHidden ? 'visually-hidden' : undefined}>
        {words}
      </span>
    </h3>
  );
}
