import type { ReactNode } from 'react';
import { ChoiceField } from '../kit/ChoiceField';
import type { LayoutProps } from '../kit/InstrumentSpec';
import { FieldFold } from '../kit/FieldFold';
import { FileField } from '../kit/FileField';
import { PasteField } from '../kit/PasteField';
import { ColumnFields } from './ColumnFields';
import { pullFields } from './fields';
import type { LogSlot, LogSlotState } from './logSlot';
import { type LogLetter, logSlots, type PullResources } from './resources';

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
  readonly letter: LogLetter;
  readonly layout: LayoutProps<typeof pullFields, PullResources>;
}

/** One log: opened or pasted, its columns, and which of its pulls. */
export function LogFields({ letter, layout }: LogFieldsProps): ReactNode {
  const { texts, resources, errors, set } = layout;
  const which = letter === 'A' ? 'First' : 'Second';
  const slot = logSlots[letter];
  const state = resources.logs[letter];
  const [text, columns, place] = [`text${letter}`, `col${letter}`, `pull${letter}`] as const;
  const error = errors[text];
  const open = (file: File) => {
    set({ [text]: '', [place]: '1' });
    slot.open(file);
  };
  const shown = state.status !== 'empty' && state.isFile && state.status !== 'reading';
  return (
    <>
      <FileField
        id={`pull-file-${letter}`}
        label={`${which} log`}
        accept=".csv,.txt,.log"
        onOpen={open}
        error={state.isFile ? error : undefined}
        hint={
          shown
            ? `${state.name}. After a reload open it again.`
            : 'CSV of the OpenPort or another logger. It stays on this device.'
        }
      />
      <Reading slot={slot} state={state} />
      <FieldFold
        title={`Paste the ${which.toLowerCase()} log`}
        needed={texts[text] !== '' || (!state.isFile && error !== undefined)}
      >
        <PasteField
          id={`pull-paste-${letter}`}
          label={pullFields[text].label}
          value={texts[text]}
          error={state.isFile ? undefined : error}
          onChange={(pasted) => set({ [text]: pasted, [place]: '1' })}
        />
      </FieldFold>
      <ColumnFields
        id={`pull-${letter}`}
        title={pullFields[columns].label}
        slot={state}
        text={texts[columns]}
        onChange={(chosen) => set({ [columns]: chosen })}
      />
      <WhichPull
        id={`pull-which-${letter}`}
        label={pullFields[place].label}
        state={state}
        value={texts[place]}
        onChange={(chosen) => set({ [place]: chosen })}
      />
    </>
  );
}
