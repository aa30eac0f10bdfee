import type { ReactNode } from 'react';
import { ariaOfField, FieldFrame, type FieldText } from './FieldFrame';
import { StaticValue } from './StaticValue';
import { useHydrated } from '../../article/useHydrated';

type Option = string | readonly [value: string, words: string];

/** Choices under a common head. */
export interface OptionGroup {
  readonly head: string;
  readonly options: readonly Option[];
}

export interface ChoiceFieldProps extends FieldText {
  readonly value: string;
  /** Value and words of each choice; a text alone is both. */
  readonly options: readonly (Option | OptionGroup)[];
  readonly onChange: (value: string) => void;
  /** Takes two columns; by its longest words if left out. */
  readonly broad?: boolean;
}

const flat = (options: ChoiceFieldProps['options']): readonly Option[] =>
  options.flatMap((option) =>
    typeof option === 'object' && 'head' in option ? option.options : [option],
  );

/** Characters that the closed control shows in one column of the fields. */
const oneColumn = 13;

const isBroad = (options: ChoiceFieldProps['options']): boolean =>
  flat(options).some(
    (option) => (typeof option === 'string' ? option : option[1]).length > oneColumn,
  );

/** What the closed control shows. */
function wordsOf(value: string, options: ChoiceFieldProps['options']): string {
  const chosen = flat(options).find((option) =>
    typeof option === 'string' ? option === value : option[0] === value,
  );
  return (typeof chosen === 'string' ? chosen : chosen?.[1]) ?? '';
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
export function ChoiceField(props: ChoiceFieldProps): ReactNode {
  const { value, options, onChange, broad = isBroad(options), ...text } = props;
  const hydrated = useHydrated();
  const aria = ariaOfField(text);
  return (
    <FieldFrame {...text} className={broad ? 'field-broad' : undefined}>
      {hydrated ? (
        <select
          id={text.id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...aria}
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
      ) : (
        <StaticValue id={text.id} text={wordsOf(value, options)} typed={aria} />
      )}
    </FieldFrame>
  );
}
