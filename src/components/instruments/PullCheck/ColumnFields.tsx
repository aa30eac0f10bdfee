import type { ReactNode } from 'react';
import { logQuantities, type LogQuantity } from '@site/src/calculations/pullCheck/logQuantity';
import { printOwnColumns, readOwnColumns } from '@site/src/calculations/pullCheck/ownColumnsText';
import { ChoiceField } from '../kit/ChoiceField';
import { FieldFold } from '../kit/FieldFold';
import type { LogSlotState } from './logSlot';

const quantityNames: Readonly<Record<LogQuantity, string>> = {
  timeSeconds: 'Time',
  engineSpeedRpm: 'Engine speed',
  pedalPercent: 'Pedal',
  throttlePercent: 'Throttle',
  roadSpeedKmh: 'Road speed',
  coolantC: 'Coolant',
  intakeAirC: 'Intake air',
  knockRetardDegrees: 'Knock retard',
  sparkAdvanceDegrees: 'Spark advance',
  barometerKpa: 'Barometer',
  afr: 'AFR',
  boost: 'Boost',
};

/** No column name begins with a blank. */
const [byName, none] = [' by name', ' none'];

export interface ColumnFieldsProps {
  /** Prefix of the ids: `pull-a`. */
  readonly id: string;
  readonly title: string;
  readonly slot: LogSlotState;
  /** The choice so far, as text. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Which column of a log is what; matched by name until the reader chooses. */
export function ColumnFields({ id, title, slot, text, onChange }: ColumnFieldsProps): ReactNode {
  if (slot.columns.length === 0) return null;
  const own = readOwnColumns(text);
  const names = [...new Set(slot.columns)].filter((name) => name !== '').slice(0, 200);
  const matched = (quantity: LogQuantity): string => {
    const place = slot.good?.log.columns.get(quantity);
    const found = place === undefined ? undefined : slot.good?.log.names[place];
    return own[quantity] === undefined && found ? `by name: ${found}` : 'by name';
  };
  return (
    <FieldFold title={title} needed={slot.status === 'error'}>
      <div className="instrument-asks">
        {logQuantities.map((quantity) => {
          const chosen = own[quantity];
          const missing = typeof chosen === 'string' && !names.includes(chosen) ? [chosen] : [];
          return (
            <ChoiceField
              key={quantity}
              id={`${id}-${quantity}`}
              label={quantityNames[quantity]}
              value={chosen === null ? none : (chosen ?? byName)}
              options={[
                [byName, matched(quantity)],
                [none, 'none'],
                ...[...names, ...missing].map((name) => [name, name] as const),
              ]}
              onChange={(value) => {
                const choice = value === byName ? undefined : value === none ? null : value;
                onChange(printOwnColumns({ ...own, [quantity]: choice }));
              }}
            />
          );
        })}
      </div>
    </FieldFold>
  );
}
