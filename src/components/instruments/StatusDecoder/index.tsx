import { type ReactNode, useMemo } from 'react';
import { Instrument } from '../kit/Instrument';
import { Answer } from '../kit/Answer';
import { ChoiceField } from '../kit/ChoiceField';
import { PasteField } from '../kit/PasteField';
import { TypedField } from '../kit/TypedField';
import { useInstrument } from '../kit/useInstrument';
import { useLastGood } from '../kit/useLastGood';
import { ColumnAnswer } from './ColumnAnswer';
import { askedOf, isColumn, readStatus, sentenceOf } from './statusCase';
import { columns, statusStore } from './statusStore';
import { ValueAnswer } from './ValueAnswer';

const fieldNames = { column: 'Column of the log', value: 'Value', pasted: 'Or a whole column' };

/** Says what a drive status or a fuel system status means. */
export function StatusDecoder(): ReactNode {
  const { values } = useInstrument(statusStore);
  const { fault, value } = useMemo(() => readStatus(values), [values]);
  const { result, stale } = useLastGood(JSON.stringify(values), value);
  const pasted = isColumn(values);
  return (
    <Instrument
      store={statusStore}
      title="Status decoder"
      fieldNames={fieldNames}
      asks={
        <>
          <div className="field-wide">
            <ChoiceField
              id="status-column"
              label={fieldNames.column}
              value={values.column}
              options={columns}
              onChange={(column) => statusStore.set({ column })}
            />
          </div>
          <div className="field-wide">
            <TypedField
              id="status-value"
              label={fieldNames.value}
              value={values.value}
              exact
              hint="As logged, decimal or hexadecimal: 4, 0x04, 2.0039"
              fault={pasted ? undefined : fault}
              onChange={(text) => statusStore.set({ value: text })}
            />
          </div>
          <PasteField
            id="status-pasted"
            label={fieldNames.pasted}
            value={values.pasted}
            rows={4}
            hint="One value on each line, also with the name above. While something stands here, the answer is about the column."
            fault={pasted ? fault : undefined}
            onChange={(text) => statusStore.set({ pasted: text })}
          />
        </>
      }
    >
      {result && (
        <Answer sentence={sentenceOf(result)} stale={stale} forCase={askedOf(result)}>
          {result.about === 'value' ? (
            <ValueAnswer status={result.status} />
          ) : (
            <ColumnAnswer decoded={result.decoded} />
          )}
        </Answer>
      )}
    </Instrument>
  );
}
