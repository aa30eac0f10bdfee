import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { useLive } from './useInstrument';

export interface PasteFieldProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly fault?: string | undefined;
  readonly hint?: string;
  readonly rows?: number;
}

/** A box for a pasted table or file, in the face of exact names; long lines scroll in it. */
export function PasteField(props: PasteFieldProps): ReactNode {
  const { id, label, value, onChange, fault, hint, rows = 6 } = props;
  const live = useLive();
  const told = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={clsx('field field-paste', fault && 'field-wrong')}>
      <label htmlFor={id}>{label}</label>
      <span className="field-box">
        <textarea
          id={id}
          rows={rows}
          autoComplete="off"
          spellCheck={false}
          value={value}
          readOnly={!live}
          aria-invalid={fault ? true : undefined}
          aria-describedby={told || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
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
