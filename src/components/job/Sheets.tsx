import {
  beginAnew,
  callJob,
  type JobProgress,
  type Jobs,
} from '@site/src/calculations/job/jobProgress';
import type { MyCar } from '@site/src/components/instruments/MyCar/myCarStore';
import { type ReactNode, useMemo } from 'react';
import { jobStore } from './jobStore';
import { bodyOf, jobIdOf, type PageJob, pageJob, sectionAround, wayBackOf } from './pageJob';
import { pagePlace } from './pagePlace';
import { PageText } from './PageText';
import { Sheet } from './Sheet';
import { useCopies } from './useCopies';
import { jobName } from './words';

/** What lies over the step. */
export type Over =
  { readonly kind: 'stop' | 'way-back' } | { readonly kind: 'place'; readonly id: string };

export interface SheetsProps {
  readonly over: Over;
  readonly job: PageJob;
  readonly jobs: Jobs;
  readonly progress: JobProgress;
  readonly car: MyCar;
  readonly onClose: () => void;
  /** Leaves the view for a place of the page. */
  readonly onGo: (id: string) => void;
}

/** The words of Stop. */
export function StopText({ job, car }: { readonly job: PageJob; readonly car: MyCar }): ReactNode {
  return <PageText nodes={useCopies(car, bodyOf(job, 'stop'))} />;
}

/** The way back: the plate’s words, then how to undo. */
export function WayBackText({
  job,
  car,
}: {
  readonly job: PageJob;
  readonly car: MyCar;
}): ReactNode {
  const plate = useCopies(car, wayBackOf(job));
  const undo = useCopies(car, bodyOf(job, 'undo'));
  return (
    <>
      {plate.length > 0 && <PageText nodes={plate} className="job-plate-way" />}
      <PageText nodes={undo} />
    </>
  );
}

/** What a link leads to, read over the step; a job is entered from there. */
function Place({ id, jobs, car, onGo, onClose }: SheetsProps & { readonly id: string }): ReactNode {
  const place = useMemo(() => pagePlace(id, car), [id, car]);
  const jobId = jobIdOf(sectionAround(id));
  const job = jobId === id ? pageJob(id) : undefined;
  if (!place) return <p>The guide has no place of this name.</p>;
  const waits = job && jobs.calls.includes(job.id);
  const enter = (): void => {
    if (!job) return;
    onClose();
    jobStore.change((all) => (waits ? beginAnew(all, job) : callJob(all, job)));
  };
  return (
    <>
      {job && (
        <p className="job-sheet-acts">
          <button type="button" className="job-key" onClick={enter}>
            {waits ? `Begin ${jobName(job)} anew` : 'Do this job, then back here'}
          </button>
        </p>
      )}
      <PageText nodes={place.nodes} className="job-place-text" />
      <p>
        <button type="button" className="job-quiet" onClick={() => onGo(id)}>
          Leave the job and read on in the guide
        </button>
      </p>
    </>
  );
}

const titleOf = ({ over, car }: SheetsProps): string => {
  if (over.kind === 'place') return pagePlace(over.id, car)?.title ?? 'Not found';
  return over.kind === 'stop' ? 'Stop if' : 'Way back';
};

const backWords = ({ step, count }: JobProgress): string => {
  if (step === 0) return 'Back to the needs';
  return step > count ? 'Back to the end' : `Back to step ${String(step)}`;
};

/** The sheet over the step, if there is one. */
export function Sheets(props: SheetsProps): ReactNode {
  const { over, job, car, progress, onClose } = props;
  return (
    <Sheet
      title={titleOf(props)}
      closeWords={backWords(progress)}
      isWhole={over.kind === 'place'}
      isStop={over.kind === 'stop'}
      onClose={onClose}
    >
      {over.kind === 'stop' && <StopText job={job} car={car} />}
      {over.kind === 'way-back' && <WayBackText job={job} car={car} />}
      {over.kind === 'place' && <Place {...props} id={over.id} />}
    </Sheet>
  );
}
