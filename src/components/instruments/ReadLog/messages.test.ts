import { expect, it } from 'vitest';
import { eventSentence, knockSentence, openedSentence } from './messages';

const summary = {
  rowCount: 12,
  seconds: 3,
  rowsPerSecond: 4,
  roles: [],
  groupedRoles: [],
  drives: [],
};

it('says how often the unit was switched on, where it was more than once', () => {
  expect(openedSentence({ ...summary, powerUps: 3 })).toContain('switched on 3 times');
  expect(openedSentence({ ...summary, powerUps: 1 })).not.toContain('switched on');
  expect(openedSentence(summary)).not.toContain('switched on');
});

it('prints one knock event as the log does, at the limit of 1.76° and not above it', () => {
  const place = { drive: 0, timeSeconds: 2, rpm: 3000, gear: 3 };
  const knock = {
    row: 1,
    load: 0.5,
    riseDegrees: 1.76,
    retardDegrees: 1.76,
    coolantCelsius: 90,
    intakeAirCelsius: 25,
  };
  expect(knockSentence({ ...place, ...knock, isHighDet: false, isListening: true }, 2)).toContain(
    '+1.76° to 1.76° at 3000 rpm',
  );
  expect(
    eventSentence({ ...place, kind: 'knock', firstRow: 1, lastRow: 1, amount: 1.76 }),
  ).toContain('+1.76°');
});
