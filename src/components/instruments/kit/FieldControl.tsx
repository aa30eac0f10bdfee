import type { ReactNode } from 'react';
import { ChoiceField } from './ChoiceField';
import { isAskedFor } from './evaluate';
import { type FieldContext, heldFor, type InstrumentField } from './instrumentField';
import { PasteField } from './PasteField';
import { TickField } from './TickField';
import { TypedField } from './TypedField';

export interface FieldControlProps<R> {
  readonly id: string;
  readonly field: InstrumentField<unknown, R>;
  readonly context: FieldContext<R>;
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The control of one field, bound to its text and its error; nothing while it is not asked for. */
export function FieldControl<R>(props: FieldControlProps<R>): ReactNode {
  const { field, context } = props;
  if (!isAskedFor(field, context.texts)) return null;
  const control = boundControl(props);
  return field.wide ? <div className="field-wide">{control}</div> : control;
}

function boundControl<R>(props: FieldControlProps<R>): ReactNode {
  const { id, field, context, text, error, onChange } = props;
  const { control, label } = field;
  const hint = field.hint && heldFor(field.hint, context.texts);
  const common = { id, label, hint, value: text, error, onChange };
  switch (control.kind) {
    case 'choice':
      return <ChoiceField {...common} options={control.options(context)} />;
    case 'text': {
      const { exact = false, numeric = false } = control;
      const unit = control.unit && heldFor(control.unit, context.texts);
      return <TypedField {...common} exact={exact} numeric={numeric} {...(unit && { unit })} />;
    }
    case 'paste':
      return <PasteField {...common} {...(control.rows && { rows: control.rows })} />;
    case 'tick':
      return (
        <TickField
          id={id}
          label={label}
          checked={text === 'yes'}
          onChange={(checked) => onChange(checked ? 'yes' : 'no')}
        />
      );
    case 'none':
      return null;
  }
}
