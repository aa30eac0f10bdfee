import type { ReactNode } from 'react';
import { FieldFrame, type FieldWords, saidOf } from './FieldFrame';
import { StillValue } from './StillValue';
import { useLive } from './useInstrument';

export interface PasteFieldProps extends FieldWords {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly rows?: number;
}

/** A box for a pasted table or file, in the face of exact names; long lines scroll in it. */
export function PasteField({ value, onChange, rows = 6, ...words }: PasteFieldProps): ReactNode {
  const live = useLive();
  return (
    <FieldFrame {...words} className="field-paste">
      {live ? (
        <textarea
          id={words.id}
          rows={rows}
          autoComplete="off"
          spellCheck={false}
          value={value}
          {...saidOf(words)}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <StillValue id={words.id} text={value} rows={rows} typed={saidOf(words)} />
      )}
    </FieldFrame>
  );
}
