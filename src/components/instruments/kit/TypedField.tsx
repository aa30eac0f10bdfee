import type { ReactNode } from 'react';
import { FieldFrame, type FieldText } from './FieldFrame';
import { StaticValue } from './StaticValue';
import { useHydrated } from '../../article/useHydrated';
import { longestLine, useTypedText } from './useTypedText';

export interface TypedFieldProps extends FieldText {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Stands inside, at the right. */
  readonly unit?: string;
  /** Numbers get a keyboard of digits on a phone. */
  readonly numeric?: boolean;
  /** An exact name, in the face of exact names. */
  readonly exact?: boolean;
}

/** A field to type in, with its label, its unit, and the message if its text cannot be used. */
export function TypedField(props: TypedFieldProps): ReactNode {
  const { value, onChange, unit, numeric, exact, ...asked } = props;
  const live = useHydrated();
  const { words, said, events } = useTypedText(asked, value, longestLine, onChange);
  return (
    <FieldFrame {...words}>
      {live ? (
        <input
          id={words.id}
          type="text"
          className={exact ? 'exact' : undefined}
          inputMode={numeric ? 'decimal' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          {...said}
          {...events}
        />
      ) : (
        <StaticValue id={words.id} text={value} exact={exact} typed={said} />
      )}
      {unit && <span className="field-unit">{unit}</span>}
    </FieldFrame>
  );
}
