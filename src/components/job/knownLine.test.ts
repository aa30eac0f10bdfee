// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import {
  callJob,
  type Jobs,
  noJobs,
  openJob,
  showStep,
  startClock,
  stopClock,
  tickStep,
  writeOnPaper,
} from '@site/src/calculations/job/jobProgress';
import { noCar } from '@site/src/components/instruments/MyCar/car';
import { knownLine } from './knownLine';
import { type PageJob, pageJob } from './pageJob';

const section = (id: string, steps: readonly string[]): string =>
  `<section class="part"><h3 id="${id}">${id}</h3><div class="callout callout-what-for"></div>
  <div class="callout callout-steps"><div class="callout-body"><ol>${steps
    .map((step) => `<li>${step}</li>`)
    .join('')}</ol></div></div></section>`;

const named = (id: string): PageJob => {
  const job = pageJob(id);
  if (!job) throw new Error(`no job ${id}`);
  return job;
};

beforeEach(() => {
  document.body.innerHTML =
    section('flash', ['Write.<span data-on-paper></span>', 'Wait.<span data-no-stop="x"></span>']) +
    section('spark', ['Flash it (<a href="#flash">flash</a>).', 'Log.']) +
    section('fans', ['Turn.', 'Look.']);
});

/** File and F written down, 75 s timed, the last step ticked. */
const flashed = (jobs: Jobs): Jobs => {
  const written = writeOnPaper(writeOnPaper(showStep(jobs, 1), 'file', 'A-02.bin'), 'flash', 'F');
  return tickStep(stopClock(startClock(tickStep(written), 1000), 76_000));
};

it('takes file and flash of the job itself', () => {
  const done = flashed(openJob(noJobs, named('flash')));
  expect(knownLine(named('flash'), done, noCar)).toMatchObject({
    file: 'A-02.bin',
    flash: expect.stringMatching(/^F, 1/) as string,
  });
});

it('takes them of the flash that a step went through, with its own name for what was changed', () => {
  const spark = showStep(openJob(noJobs, named('spark')), 1);
  const back = flashed(callJob(spark, named('flash')));
  expect(back.calls).toEqual(['spark']);
  expect(knownLine(named('spark'), back, noCar)).toMatchObject({
    file: 'A-02.bin',
    flash: expect.stringMatching(/^F, 1/) as string,
    changed: expect.stringContaining('spark') as string,
  });
});

it('takes none of a flash that no step of the job asks for', () => {
  const done = openJob(flashed(openJob(noJobs, named('flash'))), named('fans'));
  expect(knownLine(named('fans'), done, noCar)).toMatchObject({ file: '', flash: '' });
});
