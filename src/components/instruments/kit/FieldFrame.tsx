import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../article/Icon';

export interface FieldText {
  /** Unique on the page; what belongs to the field is named after it. */
  readonly id: string;
  readonly label: string;
  /** What may be written: range and step, or an example. */
  readonly hint?: ReactNode;
  /** What is wrong with the text, and what to write. */
  readonly error?: string | undefined;
}

/** What a control says of itself: that its text cannot be used, and where hint and message stand. */
export function ariaOfField({ id, hint, error }: FieldText) {
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': told || undefined,
  } as const;
}

export interface FieldFrameProps extends FieldText {
  readonly className?: string | undefined;
  /** The control, and its unit. */
  readonly children: ReactNode;
}

/** Label, box, hint, and the message if the text cannot be used: the same around every control. */
export function FieldFrame(props: FieldFrameProps): ReactNode {
  const { id, label, hint, error, className, children } = props;
  return (
    <div className={clsx('field', className, error && 'field-wrong')}>
      <label htmlFor={id}>{label}</label>
      <span className="field-box">{children}</span>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Icon name="triangle" />
          {error}
        </p>
      )}
    </div>
  );
}
