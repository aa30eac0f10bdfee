import { type ReactNode, useState } from 'react';
import { Instrument } from '../kit/Instrument';
import { ChoiceField } from '../kit/ChoiceField';
import { TypedField } from '../kit/TypedField';
import { useInstrument } from '../kit/useInstrument';
import { useLastGood } from '../kit/useLastGood';
import { FinderAnswer } from './FinderAnswer';
import { readFinder } from './finderCase';
import { finderStore, gearboxes, markets, years } from './finderStore';
import { Ids } from './Ids';
import type { OpenedRom } from './openRom';
import { RomField } from './RomField';

const fieldNames = {
  text: 'ID, file name or header text',
  market: 'Market',
  year: 'Year',
  gearbox: 'Gearbox',
  file: 'ROM file',
};

const gearboxWords: Readonly<Record<string, string>> = {
  '5MT': 'five-speed manual',
  '6MT': 'six-speed manual',
  AT: 'automatic',
};

/** Tells what an ID, a file or a car's description leads to. */
export function CalibrationFinder(): ReactNode {
  const { values } = useInstrument(finderStore);
  const [rom, setRom] = useState<OpenedRom>();
  const opened = values.file === '' ? undefined : rom;
  const reading = readFinder(values, opened);
  const key = JSON.stringify([values, opened?.name, opened?.image.size]);
  const { result, stale } = useLastGood(key, reading.result);
  // Who chooses a car does not ask about the example that stood in the field.
  const isWorkedCase = values.text === finderStore.fields.text.initial;
  const choice = (
    name: 'market' | 'year' | 'gearbox',
    options: readonly (string | readonly [string, string])[],
  ) => (
    <ChoiceField
      id={`finder-${name}`}
      label={fieldNames[name]}
      value={values[name]}
      options={options}
      onChange={(value) =>
        finderStore.set({ [name]: value, file: '', ...(isWorkedCase && { text: '' }) })
      }
    />
  );
  return (
    <Instrument
      store={finderStore}
      title="Calibration finder"
      fieldNames={fieldNames}
      asks={
        <>
          <div className="field-wide">
            <TypedField
              id="finder-text"
              label={fieldNames.text}
              value={values.text}
              exact
              hint="Such as LF9VEB or SW-LFG2EK.BIN"
              fault={reading.fault}
              onChange={(text) => finderStore.set({ text, file: '' })}
            />
          </div>
          {choice('market', markets)}
          {choice('year', years)}
          {choice(
            'gearbox',
            gearboxes.map((each) => [each, gearboxWords[each] ?? each] as const),
          )}
          {reading.meant && reading.meant.length > 0 && (
            <p className="field-hint field-wide">
              <Ids lead="Known IDs with one other character:" of={reading.meant} />
            </p>
          )}
          <RomField file={values.file} opened={opened} onOpened={setRom} />
        </>
      }
    >
      {result && <FinderAnswer result={result} stale={stale} />}
    </Instrument>
  );
}
