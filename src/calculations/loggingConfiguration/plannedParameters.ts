import {
  type LoggingParameter,
  loggingParameters,
  parameterId,
} from '@site/src/data/loggingParameters';
import type { LoggedCar, LoggerPlan } from './loggerPlan';
import { loggingJobs } from './loggingJobs';
import { triggerPairs } from './plannedTriggers';

/** What was asked for and is not in the file. */
export interface LeftOut {
  readonly name: string;
  readonly reason: string;
  /** Keys of `sources.ts`. */
  readonly sources: readonly string[];
}

const byId = new Map(loggingParameters.map((each) => [parameterId(each), each]));

/** The parameter of an id; of the two names that stand twice the id tells the service. */
export const parameterOf = (id: string): LoggingParameter | undefined => byId.get(id);

/** Whether a column is one of the cam angle, of which one is enough to keep a 1.8 from logging. */
export const isCamColumn = (name: string): boolean => name.startsWith('VCT_');

/** Why a car cannot answer a parameter; null: nothing is known against it. */
export const lackOf = (
  { name, mode }: Pick<LoggingParameter, 'name' | 'mode'>,
  car: LoggedCar,
): Omit<LeftOut, 'name'> | null => {
  if (car.engine === '1.8' && isCamColumn(name)) {
    return {
      reason: 'A 1.8 has no cam angle: asked for it, the adapter writes no file at all.',
      sources: ['guide'],
    };
  }
  return mode === '23' && !car.patched
    ? { reason: 'Memory can be read only with a patched file in the car.', sources: ['guide'] }
    : null;
};

const nameIds = (name: string): string => {
  const found = loggingParameters.find((each) => each.name === name);
  return found ? parameterId(found) : name;
};

/** Names that were to be left out and stay, because the trigger uses them. */
export const keptForTrigger = ({
  without = [],
  trigger,
}: Pick<LoggerPlan, 'without' | 'trigger'>): readonly string[] =>
  trigger === 'none'
    ? []
    : triggerPairs[trigger].needs.filter((name) => without.includes(nameIds(name)));

/** Ids of what the trigger needs, of the jobs, then of single choices; each once. */
const askedFor = ({ jobs, parameters, without = [], trigger }: LoggerPlan): readonly string[] => {
  const chosen = [
    ...loggingJobs
      .filter(({ id }) => jobs.includes(id))
      .flatMap((job) => job.parameters.map(nameIds)),
    ...parameters,
  ];
  // A trigger does not work without its columns.
  const needed = trigger === 'none' ? [] : triggerPairs[trigger].needs.map(nameIds);
  return [...new Set([...needed, ...chosen.filter((id) => !without.includes(id))])];
};

/** Always the first two columns, if they are asked for. */
const leading = ['RPM', 'APP'];
const rank = ({ name }: LoggingParameter): number =>
  leading.includes(name) ? leading.indexOf(name) : leading.length;

/** The parameters of a plan that the car can answer, in their order, and the others with reasons. */
export const plannedParameters = (
  plan: LoggerPlan,
): { readonly kept: readonly LoggingParameter[]; readonly leftOut: readonly LeftOut[] } => {
  const kept: LoggingParameter[] = [];
  const leftOut: LeftOut[] = [];
  for (const id of askedFor(plan)) {
    const parameter = parameterOf(id);
    const lack = parameter
      ? lackOf(parameter, plan.car)
      : { reason: 'No list knows this parameter.', sources: [] };
    if (parameter && !lack) kept.push(parameter);
    else if (lack) leftOut.push({ name: parameter?.name ?? id, ...lack });
  }
  return { kept: kept.sort((a, b) => rank(a) - rank(b)), leftOut };
};
