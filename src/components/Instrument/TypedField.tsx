import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { useLive } from './useInstrument';

export interface TypedFieldProps {
  /** Unique on the page, e.g. `gears-tyre`. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Stands inside, at the right. */
  readonly unit?: string;
  /** What is wrong with the text, and what to write. */
  readonly fault?: string | undefined;
  /** What may be written: range and step, or an example. */
  readonly hint?: string;
  /** Numbers get a keyboard of digits on a phone. */
  readonly numeric?: boolean;
  /** An exact name, in the face of exact names. */
  readonly exact?: boolean;
}

/** A field to type in, with its label, its unit, and the message if its text cannot be used. */
export function TypedField(props: TypedFieldProps): ReactNode {
  const { id, label, value, onChange, unit, fault, hint, numeric, exact } = props;
  const live = useLive();
  const told = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={clsx('field', fault && 'field-wrong')}>
      <label htmlFor={id}>{label}</label>
      <span className="field-box">
        <input
          id={id}
          type="text"
          className={exact ? 'exact' : undefined}
          inputMode={numeric ? 'decimal' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          readOnly={!live}
          aria-invalid={fault ? true : undefined}
          aria-describedby={told || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {unit && <span className="field-unit">{unit}</span>}
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
