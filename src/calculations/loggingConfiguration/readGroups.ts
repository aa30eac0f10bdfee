import { plainText } from '../text/plainText';
import { UnusableInputError } from '../limits/UnusableInputError';
import { readParameterNames } from './readParameterNames';
import { highestGroup } from './sampleGroups';

/**
 * The slow groups that a reader writes, `ECT IAT | BARO AAT`: the number of the group of each id.
 *
 * @throws UnusableInputError for an unknown name, a name in two groups, or more than 15 groups
 */
export const readGroups = (typed: string): Readonly<Record<string, number>> => {
  const groups = plainText(typed)
    .split('|')
    .map(readParameterNames)
    .filter((ids) => ids.length > 0);
  if (groups.length > highestGroup) {
    throw new UnusableInputError(`Write at most ${highestGroup} groups.`);
  }
  const ids = groups.flat();
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice !== undefined) {
    const name = twice.replace('parameter-', '');
    throw new UnusableInputError(`Put ${name} into one group only.`);
  }
  return Object.fromEntries(
    groups.flatMap((members, place) => members.map((id) => [id, place + 1] as const)),
  );
};
