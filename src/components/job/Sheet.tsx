import { Icon } from '@site/src/components/article/Icon';
import { type ReactNode, useEffect, useRef } from 'react';

export interface SheetProps {
  readonly title: string;
  /** Where Close leads: `Back to step 2`. */
  readonly closeWords: string;
  readonly isWhole?: boolean;
  readonly isStop?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the step: Stop, Way back, or what a link leads to. The step stays as it is below it. */
export function Sheet(props: SheetProps): ReactNode {
  const { title, closeWords, isWhole = false, isStop = false, onClose, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  // What is read next begins at its top.
  useEffect(() => {
    sheet.current?.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div className="job-over">
      <div
        ref={sheet}
        role="dialog"
        aria-modal
        aria-labelledby="job-sheet-name"
        className="job-sheet"
        data-whole={isWhole}
        data-stop={isStop}
      >
        <h3 id="job-sheet-name" ref={heading} tabIndex={-1}>
          {isStop && <Icon name="triangle" />}
          {title}
        </h3>
        <div className="job-sheet-body">{children}</div>
        <p className="job-sheet-foot">
          <button type="button" className="job-key job-sheet-close" onClick={onClose}>
            <Icon name="back" />
            {closeWords}
          </button>
        </p>
      </div>
    </div>
  );
}
