import { describe, expect, it } from 'vitest';
import { loggingJobs } from './loggingJobs';
import { isForPulls, pullNotices } from './pullNotices';

const columnsOf = (id: string): readonly string[] =>
  loggingJobs.find((job) => job.id === id)?.parameters ?? [];

const limitsOf = (
  plan: Parameters<typeof isForPulls>[0],
  logged: readonly string[],
  rowsPerSecond: number | null,
) => pullNotices(isForPulls(plan), logged, rowsPerSecond).map(({ limit }) => limit);

describe('pullNotices', () => {
  it('has nothing against a job as it stands, at ten rows a second', () => {
    for (const { id, parameters } of loggingJobs)
      expect(limitsOf({ jobs: [id], trigger: 'none' }, parameters, 10)).toEqual([]);
  });

  it('names what tells when to stop and is not logged', () => {
    const left = columnsOf('full-throttle').filter((name) => name !== 'KNOCKR' && name !== 'ECT');
    const [notice] = pullNotices(true, left, 12);
    expect(notice?.text).toContain('Not logged, or hidden by `isvisible = 0`: `KNOCKR`, `ECT`.');
    expect(limitsOf({ jobs: [], trigger: 'none' }, ['RPM', 'APP'], 30)).toEqual([
      'notForFullThrottle',
    ]);
    expect(limitsOf({ jobs: [], trigger: 'none' }, [], null)).toEqual([]);
  });

  it('wants the high-det flag where pulls are the purpose, by job or by trigger', () => {
    const trims = columnsOf('trims');
    expect(limitsOf({ jobs: ['trims'], trigger: 'none' }, trims, 12)).toEqual([]);
    expect(limitsOf({ jobs: ['trims'], trigger: 'each-pull' }, trims, 12)).toEqual([
      'notForFullThrottle',
    ]);
  });

  it('wants ten rows a second for a pull, and for nothing else', () => {
    const knock = columnsOf('knock');
    expect(limitsOf({ jobs: ['knock'], trigger: 'none' }, knock, 9.9)).toEqual(['tooSlowForPull']);
    const general = columnsOf('general');
    expect(limitsOf({ jobs: ['general'], trigger: 'none' }, general, 2)).toEqual([]);
    expect(limitsOf({ jobs: ['general'], trigger: 'none' }, [...general, 'HIDET_SW'], 2)).toEqual([
      'tooSlowForPull',
    ]);
  });
});
