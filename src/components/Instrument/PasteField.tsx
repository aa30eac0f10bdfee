import type { ReactNode } from 'react';
import { FieldFrame, type FieldWords, saidOf } from './FieldFrame';
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
      <textarea
        id={words.id}
        rows={rows}
        autoComplete="off"
        spellCheck={false}
        value={value}
        readOnly={!live}
        {...saidOf(words)}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
