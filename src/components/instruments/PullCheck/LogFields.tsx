import type { ReactNode } from 'react';
import { ChoiceField } from '../kit/ChoiceField';
import { FieldFold } from '../kit/FieldFold';
import { FileField } from '../kit/FileField';
import { PasteField } from '../kit/PasteField';
import { ColumnFields } from './ColumnFields';
import type { LogSlot, LogSlotState } from './logSlot';
import { pullStore } from './pullStore';
import type { PullValues } from './readPullCar';

/** Progress, and the way out. */
function Reading({
  slot,
  state,
}: {
  readonly slot: LogSlot;
  readonly state: LogSlotState;
}): ReactNode {
  if (state.status !== 'reading') return null;
  const percent = Math.floor(state.share * 100);
  return (
    <p className="field-wide">
      <progress max={100} value={percent} aria-label={`Reading ${state.name}`} />
      {` ${percent} % of ${state.name} `}
      <button type="button" className="action" onClick={slot.cancel}>
        Cancel
      </button>
    </p>
  );
}

const rpm = (value: number | undefined): string => (value ?? 0).toFixed(0);

/** Which of the pulls of a log; asked only where there are several. */
function WhichPull(props: {
  readonly id: string;
  readonly label: string;
  readonly state: LogSlotState;
  readonly value: string;
  readonly onChange: (place: string) => void;
}): ReactNode {
  const { id, label, state, value, onChange } = props;
  const pulls = state.good?.log.pulls ?? [];
  if (pulls.length < 2) return null;
  const places = pulls.map(({ rows }, i): readonly [string, string] => [
    String(i + 1),
    `${i + 1}: ${rpm(rows[0]?.engineSpeedRpm)} to ${rpm(rows.at(-1)?.engineSpeedRpm)} rpm`,
  ]);
  return (
    <ChoiceField
      id={id}
      label={label}
      value={places.some(([place]) => place === value) ? value : '1'}
      options={places}
      onChange={onChange}
    />
  );
}

export interface LogFieldsProps {
  readonly letter: 'A' | 'B';
  readonly slot: LogSlot;
  readonly state: LogSlotState;
  readonly values: PullValues;
}

/** One log: opened or pasted, its columns, and which of its pulls. */
export function LogFields({ letter, slot, state, values }: LogFieldsProps): ReactNode {
  const which = letter === 'A' ? 'First' : 'Second';
  const [text, columns, place] = [`text${letter}`, `col${letter}`, `pull${letter}`] as const;
  const fault = state.status === 'fault' ? state.fault : undefined;
  const open = (file: File) => {
    pullStore.set({ [text]: '', [place]: '1' });
    slot.open(file);
  };
  const paste = (pasted: string) => pullStore.set({ [text]: pasted, [place]: '1' });
  const shown = state.status !== 'empty' && state.isFile && state.status !== 'reading';
  return (
    <>
      <FileField
        id={`pull-file-${letter}`}
        label={`${which} log`}
        accept=".csv,.txt,.log"
        onOpen={open}
        fault={state.isFile ? fault : undefined}
        hint={
          shown
            ? `${state.name}. After a reload open it again.`
            : 'CSV of the OpenPort or another logger. It stays on this device.'
        }
      />
      <Reading slot={slot} state={state} />
      <FieldFold
        title={`Paste the ${which.toLowerCase()} log`}
        needed={values[text] !== '' || (!state.isFile && fault !== undefined)}
      >
        <PasteField
          id={`pull-paste-${letter}`}
          label={`${which} log as text, with its line of column names`}
          value={values[text]}
          fault={state.isFile ? undefined : fault}
          onChange={paste}
        />
      </FieldFold>
      <ColumnFields
        id={`pull-${letter}`}
        title={`Columns of the ${which.toLowerCase()} log`}
        slot={state}
        text={values[columns]}
        onChange={(chosen) => pullStore.set({ [columns]: chosen })}
      />
      <WhichPull
        id={`pull-which-${letter}`}
        label={`Pull of the ${which.toLowerCase()} log`}
        state={state}
        value={values[place]}
        onChange={(chosen) => pullStore.set({ [place]: chosen })}
      />
    </>
  );
}
