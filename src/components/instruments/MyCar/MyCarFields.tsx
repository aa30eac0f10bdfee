import { type ReactNode, useEffect, useState } from 'react';
import { idsInText, writeAnId } from '@site/src/calculations/calibrationFinder/calibrationNames';
import { tyreSizeFromText, printedTyreSize } from '@site/src/calculations/gears/tyreSize';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import { ChoiceField } from '../kit/ChoiceField';
import { reading } from '../kit/reading';
import { TypedField } from '../kit/TypedField';
import { useHydrated } from '../../article/useHydrated';
import { carChoices, generationsInWords } from './car';
import { engineOfCar } from './engineOfCar';
import { keepRowsMarked } from './markRows';
import { type MyCar, myCarStore } from './myCarStore';
import { useMyCar } from './useMyCar';

const choices: readonly (readonly [keyof typeof carChoices, string])[] = [
  ['generation', 'Generation'],
  ['market', 'Market'],
  ['engine', 'Engine'],
  ['gearbox', 'Gearbox'],
  ['units', 'Units'],
];

const inWords = (value: string): readonly [string, string] =>
  generationsInWords.find(([generation]) => generation === value) ?? [value, value || 'any'];

/** A text that is kept once it makes sense; until then it stands in the field only. */
function KeptText(props: {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly kept: string;
  /** The text to keep. @throws UnusableInputError, OutOfRangeError */
  readonly read: (text: string) => string;
  readonly keep: (text: string) => void;
}): ReactNode {
  const { id, label, hint, kept, read, keep } = props;
  // What was typed stands until something else changes what is kept.
  const [typed, setTyped] = useState({ text: kept, kept });
  const text = typed.kept === kept ? typed.text : kept;
  const { error } = reading(() => read(text));
  return (
    <TypedField
      id={id}
      label={label}
      hint={hint}
      exact
      value={text}
      error={error}
      onChange={(changed) => {
        const { value } = reading(() => read(changed));
        setTyped({ text: changed, kept: value ?? kept });
        if (value !== undefined) keep(value);
      }}
    />
  );
}

const readCalibration = (text: string): string => {
  if (text.trim() === '') return '';
  const found = idsInText(text).find(({ kind }) => kind === 'engine-computer');
  if (!found) throw new UnusableInputError(writeAnId);
  return found.id;
};

const readTyre = (text: string): string =>
  text.trim() === '' ? '' : printedTyreSize(tyreSizeFromText(text));

/** Where the chosen engine is not that of the ID. */
const engineHint = (car: MyCar): { readonly hint?: string } =>
  car.engine === '' || engineOfCar(car) === car.engine
    ? {}
    : {
        hint: `The ID is that of a ${engineOfCar(car)}, and the instruments go by it: look at both again`,
      };

const change = (changes: Partial<MyCar>): void => myCarStore.change(changes);

/** What the plate asks; loaded when the reader opens it. */
export function MyCarFields(): ReactNode {
  const car = useMyCar();
  const live = useHydrated();
  useEffect(keepRowsMarked, []);
  return (
    <>
      <div className="instrument-asks">
        {choices.map(([name, label]) => (
          <ChoiceField
            key={name}
            id={`my-car-${name}`}
            label={label}
            value={car[name]}
            options={carChoices[name].map(inWords)}
            {...(name === 'engine' && engineHint(car))}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        <KeptText
          id="my-car-calibration"
          label="Calibration"
          hint="Six characters, e.g. LF9VEB"
          kept={car.calibration}
          read={readCalibration}
          keep={(calibration) => change({ calibration })}
        />
        <KeptText
          id="my-car-tyre"
          label="Tyre"
          hint="As on its side, e.g. 205/45R17"
          kept={car.tyre}
          read={readTyre}
          keep={(tyre) => change({ tyre })}
        />
      </div>
      <p className="instrument-note">
        Kept on this device only. The instruments start from it, and tables mark its row.{' '}
        {live && (
          <button type="button" className="action" onClick={myCarStore.clear}>
            Clear my car
          </button>
        )}
      </p>
    </>
  );
}
