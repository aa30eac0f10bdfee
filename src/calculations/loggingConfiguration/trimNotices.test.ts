import { expect, it } from 'vitest';
import { trimNotices } from './trimNotices';

const trims = { jobs: ['trims'], trigger: 'none' } as const;

it('wants four rows a second for load scaling', () => {
  expect(trimNotices(trims, 2.38).map(({ text }) => text)).toEqual([
    'About 2.3 rows a second are too few for load scaling: below 4 nothing tells whether pedal and engine stand still. Lower the interval step by step.',
  ]);
  expect(trimNotices(trims, 3.97)[0]?.text, 'rounded down').toContain('About 3.9 rows');
  expect(trimNotices(trims, 4)).toEqual([]);
  expect(trimNotices(trims, null)).toEqual([]);
});

it('says nothing of a file for another job, nor where a pull wants more rows anyway', () => {
  expect(trimNotices({ ...trims, jobs: ['general'] }, 2)).toEqual([]);
  expect(trimNotices({ ...trims, jobs: ['trims', 'knock'] }, 2)).toEqual([]);
  expect(trimNotices({ ...trims, trigger: 'full-throttle' }, 2)).toEqual([]);
});
