import type { JobProgress, Jobs } from '@site/src/calculations/job/jobProgress';
import { durationInWords, secondsOn } from '@site/src/calculations/job/clock';
import { type LogbookTexts, printedDay } from '@site/src/calculations/logbook/logbookLine';
import { carInShort, type MyCar } from '@site/src/components/instruments/MyCar/car';
import { type PageJob, pageJob } from './pageJob';
import { jobName } from './words';

/** F or D and how long it took, as far as the reader has said and timed it. */
function flashOf(job: PageJob, { paper, clocks }: JobProgress): string {
  const letter = paper.flash === 'D' ? 'D' : paper.flash === 'F' ? 'F' : '';
  const running = job.steps.findIndex(({ noStop }) => noStop) + 1;
  const clock = clocks[running];
  const took = clock?.to === undefined ? '' : durationInWords(secondsOn(clock, clock.to));
  return [letter, took].filter((part) => part !== '').join(', ');
}

/** Where the reader wrote the file down: in this job, or in one that a step of it went through. */
function writtenDown(
  job: PageJob,
  progress: JobProgress,
  { jobs }: Jobs,
): { readonly job: PageJob; readonly progress: JobProgress } {
  if (progress.paper.file) return { job, progress };
  for (const id of job.steps.flatMap(({ calls }) => calls)) {
    const called = pageJob(id);
    const its = jobs[id];
    if (called && its?.paper.file) return { job: called, progress: its };
  }
  return { job, progress };
}

/** What is known of the line for the logbook before the reader writes. */
export function knownLine(job: PageJob, jobs: Jobs, car: MyCar): LogbookTexts {
  const own = jobs.jobs[job.id];
  const flash = own && writtenDown(job, own, jobs);
  return {
    date: printedDay(new Date()),
    car: carInShort(car),
    file: flash?.progress.paper.file ?? '',
    changed: jobName(job),
    flash: flash ? flashOf(flash.job, flash.progress) : '',
    result: '',
    notes: '',
  };
}
