import {
  type LogbookField,
  logbookFields,
  type LogbookTexts,
  longestText,
} from '@site/src/calculations/logbook/logbookLine';
import type { ReactNode } from 'react';

const isLong = (name: LogbookField): boolean => name === 'result' || name === 'notes';
const isExact = (name: LogbookField): boolean => name === 'file';

export interface LineFieldsProps {
  readonly idPrefix: string;
  readonly texts: LogbookTexts;
  /** The line is written: shown, not changed. */
  readonly isFixed?: boolean;
  readonly onChange: (name: LogbookField, text: string) => void;
}

/** The fields of one line. Any text may stand in any of them. */
export function LineFields({
  idPrefix,
  texts,
  isFixed = false,
  onChange,
}: LineFieldsProps): ReactNode {
  return (
    <div className="logbook-fields">
      {logbookFields.map(([name, label]) => {
        const common = {
          id: `${idPrefix}-${name}`,
          className: isExact(name) ? 'exact' : undefined,
          value: texts[name],
          maxLength: longestText,
          readOnly: isFixed,
          autoComplete: 'off',
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            onChange(name, target.value),
        };
        return (
          <div key={name} className="field" data-field={name}>
            <label htmlFor={common.id}>{label}</label>
            <span className="field-box">
              {isLong(name) ? <textarea rows={2} {...common} /> : <input type="text" {...common} />}
            </span>
          </div>
        );
      })}
    </div>
  );
}
