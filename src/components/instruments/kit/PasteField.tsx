import type { ReactNode } from 'react';
import { FieldFrame, type FieldText } from './FieldFrame';
import { StaticValue } from './StaticValue';
import { useHydrated } from '../../article/useHydrated';
import { longestPaste, useTypedText } from './useTypedText';

export interface PasteFieldProps extends FieldText {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly rows?: number;
}

/** A box for a pasted table or file, in the face of exact names; long lines scroll in it. */
export function PasteField({ value, onChange, rows = 6, ...asked }: PasteFieldProps): ReactNode {
  const live = useHydrated();
  const { words, said, events } = useTypedText(asked, value, longestPaste, onChange);
  return (
    <FieldFrame {...words} className="field-paste">
      {live ? (
        <textarea
          id={words.id}
          rows={rows}
          autoComplete="off"
          spellCheck={false}
          value={value}
          {...said}
          {...events}
        />
      ) : (
        <StaticValue id={words.id} text={value} rows={rows} typed={said} />
      )}
    </FieldFrame>
  );
}
