import {
  type BuiltConfiguration,
  buildConfiguration,
  intervalRange,
} from '@site/src/calculations/loggingConfiguration/buildConfiguration';
import { calculatedIds } from '@site/src/calculations/loggingConfiguration/calculatedColumns';
import { checkConfiguration } from '@site/src/calculations/loggingConfiguration/checkConfiguration';
import type { Finding } from '@site/src/calculations/loggingConfiguration/finding';
import type { LoggedCar, LoggerPlan } from '@site/src/calculations/loggingConfiguration/loggerPlan';
import { loggingJobs } from '@site/src/calculations/loggingConfiguration/loggingJobs';
import { plannedParameters } from '@site/src/calculations/loggingConfiguration/plannedParameters';
import { pullNotices } from '@site/src/calculations/loggingConfiguration/pullNotices';
import { suggestedGroups } from '@site/src/calculations/loggingConfiguration/sampleGroups';
import { notice } from '@site/src/calculations/limits/notice';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import type { InstrumentResult, ValuesOf } from '../kit/evaluate';
import type { FieldContext } from '../kit/instrumentField';
import type { CheckedFile } from './checkedFile';
import { chosenIn } from './chosenIn';
import type { fields } from './fields';
import type { Checked } from './checkedFile';

type LoggingValues = ValuesOf<typeof fields>;

/** A file that was built, and what the check says of it. */
export interface BuiltLogging extends BuiltConfiguration {
  readonly findings: readonly Finding[];
}

/** What is known of the file in the box. */
export interface CheckedLogging {
  readonly text: string;
  /** The last file that was checked; undefined before the first. */
  readonly file: CheckedFile | undefined;
  /** The check could not be had. */
  readonly failed: boolean;
}

export type LoggingResult = InstrumentResult &
  (
    | { readonly mode: 'build'; readonly built: BuiltLogging }
    | { readonly mode: 'check'; readonly checked: CheckedLogging }
  );

/** The car, as far as logging cares. */
export const loggedCar = ({
  engine,
  patched,
}: {
  readonly engine?: string;
  readonly patched?: string;
}): LoggedCar => ({
  engine: engine === '1.8' || engine === '2.5' ? engine : '2.0',
  patched: patched === 'yes',
});

/** The plan without groups that are to be suggested. */
function chosenPlan(values: LoggingValues): LoggerPlan {
  const [jobs, calculated] = [chosenIn(values.jobs), chosenIn(values.calc)];
  return {
    car: loggedCar(values),
    jobs: loggingJobs.map(({ id }) => id).filter((id) => jobs.includes(id)),
    parameters: values.more ?? [],
    without: values.without ?? [],
    groups: values.own ?? {},
    sensors: values.sensors ?? [],
    calculated: calculatedIds.filter((id) => calculated.includes(id)),
    trigger: values.trigger ?? 'none',
    intervalMicroseconds: values.pace ?? intervalRange.most,
  };
}

function built(values: LoggingValues): LoggingResult {
  const chosen = chosenPlan(values);
  const { kept } = plannedParameters(chosen);
  if (kept.length === 0 && chosen.sensors.length === 0)
    throw new UnusableInputError(
      'Choose a job, or name at least one parameter that this car can answer.',
    );
  const plan =
    values.groups === 'suggested' ? { ...chosen, groups: suggestedGroups(kept) } : chosen;
  const file = buildConfiguration(plan);
  const { findings } = checkConfiguration(file.text, plan.car);
  return { mode: 'build', built: { ...file, findings }, notices: file.notices };
}

/** The name that the adapter looks for. */
const fileName = 'logcfg.txt';

function checked({ text = '', name }: LoggingValues, { file, failed }: Checked): LoggingResult {
  const shown = file?.text === text ? file : undefined;
  const cam = shown?.camColumn;
  return {
    mode: 'check',
    checked: { text, file, failed },
    notices:
      text === ''
        ? []
        : [
            ...(name === '' || name === fileName ? [] : [notice('unnamedFile', { name })]),
            ...(shown
              ? pullNotices(shown.isForPulls, shown.logged, shown.budget.rowsPerSecond)
              : []),
            ...(cam === undefined ? [] : [notice('camAngleAsked', { name: cam })]),
            ...(shown ? [notice('fileNotProven')] : []),
          ],
  };
}

/**
 * The file that follows from the fields, or what is known of the file in the box.
 *
 * @throws UnusableInputError if nothing is asked for
 */
export const compute = (
  values: LoggingValues,
  { resources }: FieldContext<Checked>,
): LoggingResult => (values.mode === 'check' ? checked(values, resources) : built(values));
