import { type LoggingParameter, parameterId } from '@site/src/data/loggingParameters';

/** Slow by nature; switches belong to them too. */
const slow = new Set(['ECT', 'IAT', 'AAT', 'BARO', 'VPWR', 'FLI']);

/** What a pull, or a cell of it, is judged by: never to be grouped. */
export const judged = new Set([
  'RPM',
  'APP',
  'KNOCKR',
  'LAMBDA_ACT',
  'LAMBDA_DSD',
  'SPARKADV',
  'LOAD',
  'MAF',
  'FUEL_PW',
  'FUELSYS',
  'FT_SHORT',
  'FT_LONG',
  'VCT_ACT',
]);

const mostMembers = 4;
export const highestGroup = 15;

/**
 * Groups for the slow ones among some parameters: several small groups of equal size.
 *
 * A group of one saves nothing, so a single slow parameter stays without.
 */
export const suggestedGroups = (
  parameters: readonly LoggingParameter[],
): Readonly<Record<string, number>> => {
  const members = parameters.filter(({ name, bits }) => slow.has(name) || bits === 1);
  if (members.length < 2) return {};
  const groups = Math.min(Math.ceil(members.length / mostMembers), highestGroup);
  return Object.fromEntries(
    members.map((member, place) => [parameterId(member), (place % groups) + 1]),
  );
};
