import type { ReactNode } from 'react';
import { FieldFrame, type FieldText, ariaOfField } from './FieldFrame';
import { useHydrated } from '../../article/useHydrated';

export interface FileFieldProps extends FieldText {
  /** What the browser offers first: `.bin,.hex`. */
  readonly accept?: string;
  readonly onOpen: (file: File) => void;
}

/** Opens a file of the reader's. It is read in the page and never sent anywhere. */
export function FileField({ accept, onOpen, ...words }: FileFieldProps): ReactNode {
  const live = useHydrated();
  return (
    <FieldFrame {...words} className="field-wide">
      <input
        id={words.id}
        type="file"
        accept={accept}
        disabled={!live}
        {...ariaOfField(words)}
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
