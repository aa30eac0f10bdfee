import { expect, it } from 'vitest';
import { driveStatus } from '@site/src/data/limits/driveStatus';
import { instrument } from './definition';

type Changes = NonNullable<Parameters<typeof instrument.evaluate>[0]>;

const column = 'FUELSYS';

/** A case for every limit of the subject. */
const cases: Readonly<Record<keyof typeof driveStatus, Changes>> = {
  driveStatusFraction: { value: '4.5' },
  fuelStatusFraction: { column, value: '2.5' },
  fuelStatusNoCode: { column, value: '300' },
  statusColumnOther: { pasted: '742\n745\n2' },
  statusColumnNamed: { pasted: 'FUELSYS\n2\n4' },
  statusReadAs: { value: '80' },
  statusColumnReadAs: { pasted: '80\n4' },
  statusColumnMixed: { pasted: '80\n16\n4' },
  driveStatusInferred: {},
  statusBitsMixed: { value: '6' },
  statusUnnamed: { value: '1' },
  fuelStatusWholePart: { column, value: '2.0039' },
  fuelStatusRaw: { column, value: '512' },
  fuelStatusLags: { column, value: '2' },
  statusLinesLeftOut: { pasted: '2\n4\nopen' },
  statusColumnHeaded: { pasted: 'GEAR\n2\n4' },
};

/** The fixed words of a limit, before its first place. */
const beginning = (limit: keyof typeof driveStatus): string =>
  driveStatus[limit].text.split(/\{\w+\}/).find((part) => part.trim().length > 12) ?? '';

it.each(Object.entries(cases))('%s is said where it is met', (limit, changes) => {
  const { result, refusal, errors } = instrument.evaluate(changes);
  const said = [refusal, ...(result?.notices ?? [])].map((notice) => notice?.limit);
  // What is wrong with the pasted text stands at its field.
  const atField = errors.pasted?.includes(beginning(limit as keyof typeof driveStatus)) ?? false;
  expect(said.includes(limit as keyof typeof driveStatus) || atField).toBe(true);
});
