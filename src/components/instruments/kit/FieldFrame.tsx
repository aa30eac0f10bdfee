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
  readonly fault?: string | undefined;
}

/** What a control says of itself: that its text is at fault, and where hint and message stand. */
export function ariaOfField({ id, hint, fault }: FieldText) {
  const told = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return {
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': told || undefined,
  } as const;
}

export interface FieldFrameProps extends FieldText {
  readonly className?: string;
  /** The control, and its unit. */
  readonly children: ReactNode;
}

/** Label, box, hint, and the message if the text cannot be used: the same around every control. */
export function FieldFrame(props: FieldFrameProps): ReactNode {
  const { id, label, hint, fault, className, children } = props;
  return (
    <div className={clsx('field', className, fault && 'field-wrong')}>
      <label htmlFor={id}>{label}</label>
      <span className="field-box">{children}</span>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p className="field-fault" id={`${id}-fault`}>
          <Icon name="triangle" />
          {fault}
        </p>
      )}
    </div>
  );
}
