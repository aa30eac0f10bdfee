import type { LoggingParameter } from '@site/src/data/loggingParameters';
import { shortName, uniqueName } from './shortNames';

/** A parameter with the name of its column. */
export interface Column {
  readonly parameter: LoggingParameter;
  readonly name: string;
}

/** Of two equal names the percentage gives way: it has a name of volts in the sample file. */
const distinct = ({ name, mode }: LoggingParameter): string =>
  mode === '01' ? name.replace(/_V$/, '_PCT') : name;

/**
 * Gives each parameter a name of its own: that of the sample file, unless two are equal.
 *
 * @param short use the short spellings, at most 10 characters each
 */
export const namedColumns = (
  parameters: readonly LoggingParameter[],
  short: boolean,
): readonly Column[] => {
  const taken = new Set<string>();
  return parameters.map((parameter) => {
    const twice = parameters.some((other) => other !== parameter && other.name === parameter.name);
    const own = twice ? distinct(parameter) : parameter.name;
    const name = uniqueName(short ? shortName(own) : own, taken);
    taken.add(name);
    return { parameter, name };
  });
};
