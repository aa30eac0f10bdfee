import { expect, it } from 'vitest';
import { gateNames, type GateName } from './gates';
import { openGates } from './openGates';

/** What is told where one gate is off, or blind in some drives; all others are on and see. */
const told = (name: GateName, isOn: boolean, blindDrives: readonly number[], drives = 20) =>
  openGates(
    gateNames.map((gate) => ({
      gate,
      isOn: gate !== name || isOn,
      cannot: '',
      blindDrives: gate === name ? blindDrives : [],
      rowsOut: 0,
    })),
    drives,
  ).map(({ text }) => text);

it('says nothing of gates that are on and see', () => {
  expect(told('warm', true, [])).toEqual([]);
});

it('says nothing of a gate that no table needs, nor of a fuel cut that open loop tells', () => {
  expect(told('moving', false, [3])).toEqual([]);
  expect(told('fuelCut', true, [3])).toEqual([]);
});

it.each([
  ['warm', false, [], 'Rows of a cold engine may count along: a gate is off.'],
  ['warm', true, [0], 'Rows of a cold engine may count along: drive 1 lacks columns.'],
  ['closedLoop', true, [1, 4], 'Rows of open loop may count along: drives 2 and 5 lack columns.'],
  ['closedLoop', true, [1, 2, 3, 4, 5, 6], 'along: 6 drives lack columns.'],
  ['warm', false, [2], 'along: a gate is off, and drive 3 lacks columns.'],
] as const)('tells why rows of %s count, on %s, blind in %j', (name, isOn, blind, words) => {
  expect(told(name, isOn, blind)[0]).toContain(words);
});

it('names no drive where all of them lack the columns', () => {
  expect(told('warm', true, [0, 1], 2)[0]).toContain('along: the log lacks columns.');
});
