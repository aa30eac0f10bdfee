import type { ReactNode } from 'react';
import { useLive } from './useInstrument';

export interface ChoiceFieldProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Value and words of each choice; a text alone is both. */
  readonly options: readonly (string | readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

/** One of a few choices. */
export function ChoiceField({ id, label, value, options, onChange }: ChoiceFieldProps): ReactNode {
  const live = useLive();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="field-box">
        <select
          id={id}
          value={value}
          disabled={!live}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => {
            const [key, words] = typeof option === 'string' ? [option, option] : option;
            return (
              <option key={key} value={key}>
                {words}
              </option>
            );
          })}
        </select>
      </span>
    </div>
  );
}
