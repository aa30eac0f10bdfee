import { intervalRange } from '@site/src/calculations/loggingConfiguration/buildConfiguration';
import { calculatedIds } from '@site/src/calculations/loggingConfiguration/calculatedColumns';
import { loggingJobs } from '@site/src/calculations/loggingConfiguration/loggingJobs';
import { readGroups } from '@site/src/calculations/loggingConfiguration/readGroups';
import { readParameterNames } from '@site/src/calculations/loggingConfiguration/readParameterNames';
import { readSensors } from '@site/src/calculations/loggingConfiguration/readSensors';
import {
  choice,
  paste,
  readNumber,
  shownWhen,
  text,
  type Texts,
  undrawn,
} from '../kit/instrumentField';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import { chosenIn } from './chosenIn';

const builds = ({ mode }: Texts): boolean => mode === 'build';
const checks = ({ mode }: Texts): boolean => mode === 'check';

const jobIds = loggingJobs.map(({ id }) => id);

/** Any number of some choices, drawn as ticks by the layout. */
const list = (label: string, choices: readonly string[], initial = '') =>
  undrawn({
    label,
    initial,
    accepts: (written) => chosenIn(written).every((each) => choices.includes(each)),
  });

/** Microseconds, whole as the adapter reads them. @throws OutOfRangeError, UnusableInputError */
const readInterval = (written: string): number => {
  const interval = readNumber(written, intervalRange);
  if (Number.isInteger(interval)) return interval;
  throw new UnusableInputError('Write whole microseconds, such as 30000.');
};

/** What the instrument asks: the car, then a file to build or a file to check. */
export const fields = {
  mode: choice({
    label: 'Do what',
    options: [
      ['build', 'build a file'],
      ['check', 'check a file'],
    ],
    identifies: true,
  }),
  engine: choice({ label: 'Engine', options: ['1.8', '2.0', '2.5'], initial: '2.0' }),
  patched: choice({
    label: 'File in the car',
    options: [
      ['no', 'not patched'],
      ['yes', 'patched'],
    ],
  }),
  jobs: list('Jobs', jobIds, 'trims'),
  more: shownWhen(
    builds,
    text({
      label: 'More parameters',
      initial: '',
      longest: 600,
      exact: true,
      wide: true,
      hint: 'Names with blanks between: VSS FUEL_PW',
      read: readParameterNames,
    }),
  ),
  without: shownWhen(
    builds,
    text({
      label: 'Leave out',
      initial: '',
      longest: 600,
      exact: true,
      hint: 'What a job brings and the car lacks',
      read: readParameterNames,
    }),
  ),
  pace: shownWhen(
    builds,
    text({
      label: 'Interval',
      initial: '30000',
      hint: '500 to 100 000 µs; smaller is faster',
      read: readInterval,
    }),
  ),
  groups: shownWhen(
    builds,
    choice({
      label: 'Slow groups',
      options: [
        ['suggested', 'temperatures, switches'],
        ['none', 'none'],
        ['own', 'my own'],
      ],
    }),
  ),
  own: shownWhen(
    (texts) => builds(texts) && texts.groups === 'own',
    text({
      label: 'Groups',
      initial: 'ECT IAT',
      longest: 300,
      exact: true,
      hint: 'A bar parts two groups: ECT IAT | BARO AAT',
      read: readGroups,
    }),
  ),
  trigger: shownWhen(
    builds,
    choice({
      label: 'Record',
      options: [
        ['none', 'always'],
        ['full-throttle', 'at full throttle'],
        ['engine-running', 'while the engine runs'],
        ['each-pull', 'each pull, from 2500 rpm'],
        ['cruise-lever', 'by the cruise-control switches'],
      ],
    }),
  ),
  calc: list('Calculated columns', calculatedIds),
  sensors: shownWhen(builds, {
    ...text({
      label: 'Sensors on the jack',
      initial: '',
      longest: 600,
      hint: 'One on each line: adc, pin, name, formula; or ascii, column, name; or inno, number, name. adc 12 FPRES_PSI x,0.001,*,0.5,-,25,*',
      read: readSensors,
    }),
    control: { kind: 'paste', rows: 2 },
  }),
  text: shownWhen(
    checks,
    paste({
      label: 'logcfg.txt',
      rows: 10,
      hint: 'Paste it, or open it below. It stays on this device.',
      // What is typed or pasted has no coding and no name.
      alsoSet: () => ({ coding: 'utf-8', name: '' }),
      read: (written: string) => written,
    }),
  ),
  /** How the opened file was written; kept beside its text. */
  coding: undrawn({ label: 'Coding', initial: 'utf-8', long: true }),
  /** What the opened file is called; kept beside its text. */
  name: undrawn({ label: 'Name of the file', initial: '', long: true }),
} as const;
