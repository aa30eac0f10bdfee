import type { ReactNode } from 'react';
import { FieldFrame, type FieldWords, saidOf } from './FieldFrame';
import { useLive } from './useInstrument';

export interface FileFieldProps extends FieldWords {
  /** What the browser offers first: `.bin,.hex`. */
  readonly accept?: string;
  readonly onOpen: (file: File) => void;
}

/** Opens a file of the reader's. It is read in the page and never sent anywhere. */
export function FileField({ accept, onOpen, ...words }: FileFieldProps): ReactNode {
  const live = useLive();
  return (
    <FieldFrame {...words} className="field-wide">
      <input
        id={words.id}
        type="file"
        accept={accept}
        disabled={!live}
        {...saidOf(words)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onOpen(file);
        }}
        // The same file can be opened again after it was changed.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
      />
    </FieldFrame>
  );
}
