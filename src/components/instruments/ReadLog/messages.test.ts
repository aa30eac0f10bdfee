import { expect, it } from 'vitest';
import { openedSentence } from './messages';

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
