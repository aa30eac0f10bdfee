import { type ReactNode, useState } from 'react';

export interface FieldFoldProps {
  readonly title: string;
  /** Something in it needs the reader: it opens, and closes only by his hand. */
  readonly needed: boolean;
  readonly children: ReactNode;
}

/** Fields that are seldom needed, folded away. */
export function FieldFold({ title, needed, children }: FieldFoldProps): ReactNode {
  const [open, setOpen] = useState(needed);
  const [before, setBefore] = useState(needed);
  if (needed !== before) {
    setBefore(needed);
    if (needed) setOpen(true);
  }
  return (
    <details
      className="field-wide"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
