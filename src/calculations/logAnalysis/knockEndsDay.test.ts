import { expect, it } from 'vitest';
import { knockEndsDay } from './knockEndsDay';
import type { KnockEvent } from './LogAnalysis';

/** Two drives of the first file, behind each other, and one of the second. */
const table = {
  driveStarts: Uint32Array.of(0, 100, 200),
  fileOfDrive: Uint32Array.of(0, 0, 1),
};

const event = (row: number, changes: Partial<KnockEvent> = {}): KnockEvent => ({
  drive: row < 100 ? 0 : row < 200 ? 1 : 2,
  row,
  timeSeconds: row,
  rpm: 3000,
  load: 0.8,
  coolantCelsius: 90,
  intakeAirCelsius: 25,
  gear: 'notChosen',
  isHighDet: null,
  retardDegrees: 1.76,
  riseDegrees: 1.76,
  isListening: true,
  ...changes,
});

const ends = (...events: readonly KnockEvent[]) =>
  knockEndsDay({ events, loads: [0.7, 0.8], rpms: [3000, 4000] }, table);

it('does not end it at one event, wherever it is', () => {
  expect(ends()).toBe(false);
  expect(ends(event(10))).toBe(false);
  expect(ends(event(10), event(20, { rpm: 4000 }), event(30, { load: 0.7 }))).toBe(false);
});

it('ends it where two events came together', () => {
  expect(ends(event(10, { retardDegrees: 2.11 }))).toBe(true);
});

it('ends it where one cell knocks again, in whichever file, and however late it was caught', () => {
  expect(ends(event(10), event(50))).toBe(true);
  expect(ends(event(10), event(150))).toBe(true);
  expect(ends(event(10), event(250))).toBe(true);
  const late = { riseDegrees: 0.7, retardDegrees: 0.7 };
  expect(ends(event(10, late), event(50, late))).toBe(true);
});

it('counts an event once that stands across a gap, or rises by a step', () => {
  expect(ends(event(99), event(100))).toBe(false);
  expect(
    ends(event(10, { riseDegrees: 1.41, retardDegrees: 1.41 }), event(11, { riseDegrees: 0.35 })),
  ).toBe(false);
});
