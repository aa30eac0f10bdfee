import { expect, it } from 'vitest';
import { tooSlowForTrims } from './tooSlowForTrims';

const trims = { jobs: ['trims'], trigger: 'none' } as const;

it('wants four rows a second for load scaling', () => {
  expect(tooSlowForTrims(trims, 2.38).map(({ text }) => text)).toEqual([
    'About 2.3 rows a second are too few for load scaling: below 4 nothing tells whether pedal and engine stand still. Lower the interval step by step.',
  ]);
  expect(tooSlowForTrims(trims, 3.97)[0]?.text, 'rounded down').toContain('About 3.9 rows');
  expect(tooSlowForTrims(trims, 4)).toEqual([]);
  expect(tooSlowForTrims(trims, null)).toEqual([]);
});

it('says nothing of a file for another job, nor where a pull wants more rows anyway', () => {
  expect(tooSlowForTrims({ ...trims, jobs: ['general'] }, 2)).toEqual([]);
  expect(tooSlowForTrims({ ...trims, jobs: ['trims', 'knock'] }, 2)).toEqual([]);
  expect(tooSlowForTrims({ ...trims, trigger: 'full-throttle' }, 2)).toEqual([]);
});
