import clsx from 'clsx';
import type { PointerEvent, ReactNode } from 'react';
import { resultId } from './names';

export interface OptionRowProps {
  readonly row: number;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onFollow: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One row of the list, chosen by the arrows or a mouse, followed by Enter, a press or a tap. */
export function OptionRow({
  row,
  isChosen,
  onPoint,
  onFollow,
  className,
  children,
}: OptionRowProps): ReactNode {
  const onPointerMove = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && !isChosen) onPoint();
  };
  return (
    // The keys belong to the field, which holds the focus and names the chosen row.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={resultId(row)}
      aria-selected={isChosen}
      className={clsx('search-row', className)}
      onPointerMove={onPointerMove}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onFollow}
    >
      {children}
    </div>
  );
}
