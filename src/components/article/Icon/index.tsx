import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { IconName } from './paths';

export interface IconProps {
  readonly name: IconName;
  /** A text alternative; without it the icon is decoration and words must stand beside it. */
  readonly label?: string;
  readonly className?: string;
}

/** One of our own icons, 20 × 20, in the colour of the text around it, from the sheet that each page holds. */
export function Icon({ name, label, className }: IconProps): ReactNode {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <svg
      className={clsx('icon', className)}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      {...meaning}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
