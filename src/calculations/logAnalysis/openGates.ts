import { notice, type Notice } from '../limits/notice';
import { listed } from '../text/listed';
import type { GateName } from './gates';
import type { GateCount } from './LogAnalysis';

/** Gates without which a table is not handed out, and what each keeps out. */
const neededGates: readonly (readonly [gate: GateName, rows: string])[] = [
  ['readable', 'impossible numbers'],
  ['warm', 'a cold engine'],
  ['closedLoop', 'open loop'],
  ['fuelCut', 'fuel cut'],
];

/** More drives than these are counted, not named. */
const mostNamedDrives = 5;

/** Which drives lack columns, by the numbers of their list. */
const blindWords = (blind: readonly number[], counting: number): string => {
  if (blind.length >= counting) return 'the log lacks columns';
  if (blind.length > mostNamedDrives) return `${blind.length} drives lack columns`;
  const named = listed(blind.map((drive) => String(drive + 1)));
  return blind.length > 1 ? `drives ${named} lack columns` : `drive ${named} lacks columns`;
};

/**
 * Tells of a gate that is off, or lacks its columns in a drive that gives rows.
 *
 * @param countedDrives how many drives the reader did not leave out
 */
export const openGates = (
  gates: readonly GateCount[],
  countedDrives: number,
): readonly Notice[] => {
  const through = neededGates.flatMap(([name, rows]) => {
    const found = gates.find(({ gate }) => gate === name);
    // `FUELSYS` calls a fuel cut open loop, and without it cut rows pull a cell towards no change.
    const lacking = name === 'fuelCut' ? [] : (found?.blindDrives ?? []);
    return found && (!found.isOn || lacking.length > 0)
      ? [{ rows, isOn: found.isOn, lacking }]
      : [];
  });
  const blind = [...new Set(through.flatMap(({ lacking }) => lacking))].toSorted((a, b) => a - b);
  if (through.length === 0) return [];
  const why = [
    ...(through.some(({ isOn }) => !isOn) ? ['a gate is off'] : []),
    ...(blind.length > 0 ? [blindWords(blind, countedDrives)] : []),
  ].join(', and ');
  return [notice('logGateOpen', { rows: through.map(({ rows }) => rows).join(', '), why })];
};
