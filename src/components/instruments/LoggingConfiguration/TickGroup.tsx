import type { ReactNode } from 'react';
import { TickField } from '../kit/TickField';
import { chosenIn, withChoice } from './chosenIn';

export interface TickGroupProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  /** The chosen ones, `trims,knock`. */
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

/** Any number of some choices. */
export function TickGroup({ id, label, value, options, onChange }: TickGroupProps): ReactNode {
  const ids = options.map(([option]) => option);
  return (
    <div className="field-ticks" role="group" aria-labelledby={id}>
      <p id={id}>{label}</p>
      {options.map(([option, words]) => (
        <TickField
          key={option}
          id={`${id}-${option}`}
          label={words}
          checked={chosenIn(value).includes(option)}
          onChange={(chosen) => onChange(withChoice(value, ids, option, chosen))}
        />
      ))}
    </div>
  );
}
