import { type ReactNode, useState } from 'react';

export interface FieldFoldProps {
  readonly title: string;
  /** A field in it has an error: it opens by itself; readers close it. */
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
