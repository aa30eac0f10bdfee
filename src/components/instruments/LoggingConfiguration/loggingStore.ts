import { calculatedIds } from '@site/src/calculations/loggingConfiguration/calculatedColumns';
import { loggingJobs } from '@site/src/calculations/loggingConfiguration/loggingJobs';
import { choiceField, type Field, pasteField, textField } from '../kit/fields';
import { instrumentStore } from '../kit/instrumentStore';
import { followCar } from '../MyCar/followCar';

/** The members of a field that holds several choices, `trims,knock`. */
export const chosenIn = (list: string): readonly string[] => list.split(',').filter(Boolean);

/** A list with one choice more or less, in the order of the choices. */
export const withChoice = (
  list: string,
  choices: readonly string[],
  choice: string,
  chosen: boolean,
): string => {
  const others = chosenIn(list).filter((each) => each !== choice);
  const now = chosen ? [...others, choice] : others;
  return choices.filter((each) => now.includes(each)).join(',');
};

/** A field for any number of some choices. */
const listField = (choices: readonly string[], initial = ''): Field => ({
  initial,
  accepts: (list) => chosenIn(list).every((each) => choices.includes(each)),
});

export const jobIds = loggingJobs.map(({ id }) => id);

export const loggingStore = instrumentStore(
  'logging',
  {
    mode: choiceField(['build', 'check']),
    engine: choiceField(['2.0', '1.8', '2.5']),
    patched: choiceField(['no', 'yes']),
    jobs: listField(jobIds, 'trims'),
    more: textField('', 600),
    without: textField('', 600),
    groups: choiceField(['suggested', 'none', 'own']),
    own: textField('ECT IAT', 300),
    calc: listField(calculatedIds),
    trigger: choiceField(['none', 'full-throttle', 'engine-running', 'each-pull', 'cruise-lever']),
    pace: textField('10000'),
    sensors: textField('', 600),
    text: pasteField(),
    // How the opened file was written; kept beside its text.
    coding: pasteField('utf-8'),
  },
  followCar(({ engine }) => (engine === '' ? {} : { engine })),
);
