import type { ReactNode } from 'react';
import { useHydrated } from '../../article/useHydrated';

export interface TickFieldProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A box to tick. */
export function TickField({ id, label, checked, onChange }: TickFieldProps): ReactNode {
  const live = useHydrated();
  return (
    <div className="field field-tick">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={!live}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
