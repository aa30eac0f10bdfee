import type { ReactNode } from 'react';
import { useLive } from './useInstrument';

type Option = string | readonly [value: string, words: string];

/** Choices under a common head. */
export interface OptionGroup {
  readonly head: string;
  readonly options: readonly Option[];
}

export interface ChoiceFieldProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Value and words of each choice; a text alone is both. */
  readonly options: readonly (Option | OptionGroup)[];
  readonly onChange: (value: string) => void;
}

function one(option: Option): ReactNode {
  const [key, words] = typeof option === 'string' ? [option, option] : option;
  return (
    <option key={key} value={key}>
      {words}
    </option>
  );
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
          {options.map((option) =>
            typeof option === 'object' && 'head' in option ? (
              <optgroup key={option.head} label={option.head}>
                {option.options.map(one)}
              </optgroup>
            ) : (
              one(option)
            ),
          )}
        </select>
      </span>
    </div>
  );
}
