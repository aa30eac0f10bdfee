import {
  type BuiltConfiguration,
  buildConfiguration,
  intervalRange,
} from '@site/src/calculations/loggingConfiguration/buildConfiguration';
import { calculatedIds } from '@site/src/calculations/loggingConfiguration/calculatedColumns';
import { checkConfiguration } from '@site/src/calculations/loggingConfiguration/checkConfiguration';
import type { Finding } from '@site/src/calculations/loggingConfiguration/finding';
import type {
  LoggedCar,
  LoggerPlan,
  TriggerId,
} from '@site/src/calculations/loggingConfiguration/loggerPlan';
import { loggingJobs } from '@site/src/calculations/loggingConfiguration/loggingJobs';
import { plannedParameters } from '@site/src/calculations/loggingConfiguration/plannedParameters';
import { triggerPairs } from '@site/src/calculations/loggingConfiguration/plannedTriggers';
import { readGroups } from '@site/src/calculations/loggingConfiguration/readGroups';
import { readParameterNames } from '@site/src/calculations/loggingConfiguration/readParameterNames';
import { readSensors } from '@site/src/calculations/loggingConfiguration/readSensors';
import { suggestedGroups } from '@site/src/calculations/loggingConfiguration/sampleGroups';
import { allOf, type Reading, reading, readNumber } from '../kit/reading';
import type { Values } from '../kit/fields';
import { chosenIn, type loggingStore } from './loggingStore';

export type LoggingValues = Values<(typeof loggingStore)['fields']>;

/** A file that was built, and what the check says of it. */
export interface BuiltLogging extends BuiltConfiguration {
  readonly findings: readonly Finding[];
}

const engines = ['1.8', '2.0', '2.5'] as const;

/** The car, as far as logging cares. */
export const loggedCar = ({ engine, patched }: LoggingValues): LoggedCar => ({
  engine: engines.find((each) => each === engine) ?? '2.0',
  patched: patched === 'yes',
});

const isTrigger = (id: string): id is Exclude<TriggerId, 'none'> => id in triggerPairs;

/** The readings of the typed fields, each with its message if it cannot be used. */
export const readLogging = (values: LoggingValues) => ({
  more: reading(() => readParameterNames(values.more)),
  without: reading(() => readParameterNames(values.without)),
  own: reading(() => (values.groups === 'own' ? readGroups(values.own) : {})),
  sensors: reading(() => readSensors(values.sensors)),
  pace: readNumber(values.pace, intervalRange),
});

/** The plan without groups that are to be suggested, or the first message. */
function chosenPlan(values: LoggingValues): Reading<LoggerPlan> {
  const readings = readLogging(values);
  const read = allOf(readings);
  if (!read) {
    const fault = Object.values(readings).find((each) => each.fault !== undefined)?.fault;
    return { fault: fault ?? '' };
  }
  const [jobs, calculated] = [chosenIn(values.jobs), chosenIn(values.calc)];
  return {
    value: {
      car: loggedCar(values),
      jobs: loggingJobs.map(({ id }) => id).filter((id) => jobs.includes(id)),
      parameters: read.more,
      without: read.without,
      groups: read.own,
      sensors: read.sensors,
      calculated: calculatedIds.filter((id) => calculated.includes(id)),
      trigger: isTrigger(values.trigger) ? values.trigger : 'none',
      intervalMicroseconds: read.pace,
    },
  };
}

/** The file that follows from the fields, or the message of what cannot be used. */
export function builtLogging(values: LoggingValues): Reading<BuiltLogging> {
  const planned = chosenPlan(values);
  if (planned.fault !== undefined) return { fault: planned.fault };
  const chosen = planned.value;
  const { kept } = plannedParameters(chosen);
  if (kept.length === 0 && chosen.sensors.length === 0)
    return { fault: 'Choose a job, or name at least one parameter that this car can answer.' };
  const plan =
    values.groups === 'suggested' ? { ...chosen, groups: suggestedGroups(kept) } : chosen;
  return reading(() => {
    const built = buildConfiguration(plan);
    return { ...built, findings: checkConfiguration(built.text, plan.car).findings };
  });
}
