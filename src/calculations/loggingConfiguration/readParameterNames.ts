import {
  type LoggingParameter,
  loggingParameters,
  parameterId,
  parametersNamed,
} from '@site/src/data/loggingParameters';
import { plainText } from '../text/plainText';
import { UnusableInputError } from '../limits/UnusableInputError';
import { quoted } from './checks/checkContext';
import { similarName } from './checks/similarName';

const prefix = 'parameter-';

/** How a reader writes a parameter: its name, with its service where the name stands twice. */
export const writtenParameter = (parameter: Pick<LoggingParameter, 'name' | 'mode'>): string =>
  parameterId(parameter).slice(prefix.length);

const byWritten = new Map(
  loggingParameters.map((each) => [writtenParameter(each).toUpperCase(), parameterId(each)]),
);

const unknown = (name: string): UnusableInputError => {
  const [one, other] = loggingParameters.filter(
    (each) => each.name.toUpperCase() === name.toUpperCase(),
  );
  if (one && other) {
    const choices = `${writtenParameter(one)} or ${writtenParameter(other)}`;
    return new UnusableInputError(`${one.name} stands for two requests: write ${choices}.`);
  }
  const meant = similarName(
    name,
    loggingParameters.map((each) => each.name),
  );
  const hint = meant && parametersNamed(meant)[0] ? ` Write ${meant}, if you mean it.` : '';
  return new UnusableInputError(`None of the 95 parameters is called ${quoted(name)}.${hint}`);
};

/**
 * Ids of the parameters that a reader names, each once, parted by blanks, commas or semicolons.
 *
 * @throws UnusableInputError for a name that the list does not have
 */
export const readParameterNames = (typed: string): readonly string[] => {
  const names = plainText(typed)
    .split(/[\s,;]+/)
    .filter((name) => name !== '');
  const ids = names.map((name) => {
    const id = byWritten.get(name.toUpperCase());
    if (id === undefined) throw unknown(name);
    return id;
  });
  return [...new Set(ids)];
};
