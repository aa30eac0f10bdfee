import { callJob, type Jobs } from '@site/src/calculations/job/jobProgress';
import { Icon } from '@site/src/components/article/Icon';
import type { ReactNode } from 'react';
import { jobStore } from './jobStore';
import { pageJob } from './pageJob';
import { waitsAt } from './words';

/** What pressing the card does, in short. */
function callInWords(jobs: Jobs, id: string, count: number): string {
  const progress = jobs.jobs[id];
  if (jobs.calls.includes(id)) return progress ? `waits ${waitsAt(progress)}` : 'waits';
  if (progress && progress.step > progress.count)
    return `done, ${String(progress.ticked.length)} of ${String(progress.count)} ticked`;
  if (progress && progress.step > 0) return `go on ${waitsAt(progress)}, then back here`;
  return `${String(count)} steps, then back here`;
}

/** Another job that a step asks for: entered like a call. One that waits is only read. */
export function CallCard({
  id,
  jobs,
  onRead,
}: {
  readonly id: string;
  readonly jobs: Jobs;
  readonly onRead: (id: string) => void;
}): ReactNode {
  const job = pageJob(id);
  if (!job) return null;
  const enter = (): void => {
    if (jobs.calls.includes(id)) onRead(id);
    else jobStore.change((all) => callJob(all, job));
  };
  return (
    <button type="button" className="job-call" onClick={enter}>
      <span className="job-call-number">{job.number}</span>
      <span>
        <b>{job.title}</b> <small>{callInWords(jobs, id, job.steps.length)}</small>
      </span>
      <Icon name="caret" />
    </button>
  );
}
