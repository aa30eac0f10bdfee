import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { useLive } from './useInstrument';

export interface FileFieldProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  /** What the browser offers first: `.bin,.hex`. */
  readonly accept?: string;
  readonly onOpen: (file: File) => void;
  readonly fault?: string | undefined;
  readonly hint: ReactNode;
}

/** Opens a file of the reader's. It is read in the page and never sent anywhere. */
export function FileField({ id, label, accept, onOpen, fault, hint }: FileFieldProps): ReactNode {
  const live = useLive();
  return (
    <div className={clsx('field field-wide', fault && 'field-wrong')}>
      <label htmlFor={id}>{label}</label>
      <span className="field-box">
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={!live}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-hint ${id}-fault` : `${id}-hint`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onOpen(file);
          }}
          // The same file can be opened again after it was changed.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
        />
      </span>
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {fault && (
        <p className="field-fault" id={`${id}-fault`}>
          <Icon name="triangle" />
          {fault}
        </p>
      )}
    </div>
  );
}
