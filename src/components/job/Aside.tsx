import { type JobProgress, showStep } from '@site/src/calculations/job/jobProgress';
import type { MyCar } from '@site/src/components/instruments/MyCar/myCarStore';
import type { ReactNode } from 'react';
import { jobStore } from './jobStore';
import { TickSign } from './Keys';
import type { PageJob } from './pageJob';
import { StopText, WayBackText } from './Sheets';
import { wordsOf } from './pageWords';

/** The first sentence of a step, without its full stop. */
const inShort = (step: Element): string => {
  const words = wordsOf(step.querySelector(':scope > p') ?? step);
  return (/^.*?[.:](?=\s|$)/.exec(words)?.[0] ?? words).replace(/[.:]$/, '');
};

/** Beside the step on a wide window: all steps, Stop and the way back, open. */
export function Aside({
  job,
  progress,
  car,
  hasStop,
  hasWayBack,
}: {
  readonly job: PageJob;
  readonly progress: JobProgress;
  readonly car: MyCar;
  readonly hasStop: boolean;
  readonly hasWayBack: boolean;
}): ReactNode {
  const noStop = job.steps[progress.step - 1]?.noStop;
  return (
    <aside className="job-aside" aria-label="Steps, Stop, Way back">
      <h3>Steps</h3>
      <ol>
        {job.steps.map(({ element }, place) => (
          <li key={place + 1}>
            <button
              type="button"
              aria-current={progress.step === place + 1 ? 'step' : undefined}
              onClick={() => jobStore.change((jobs) => showStep(jobs, place + 1))}
            >
              <TickSign isTicked={progress.ticked.includes(place + 1)} />
              <span className="visually-hidden">
                {progress.ticked.includes(place + 1) ? 'ticked: ' : ''}
              </span>
              <span>{place + 1}</span>
              <span>{inShort(element)}</span>
            </button>
          </li>
        ))}
      </ol>
      {noStop ? (
        <p className="job-aside-none">No stop and no way back in this step.</p>
      ) : (
        <>
          {hasStop && (
            <section className="job-aside-stop">
              <h3>Stop now if</h3>
              <StopText job={job} car={car} />
            </section>
          )}
          {hasWayBack && (
            <section className="job-aside-way">
              <h3>Way back</h3>
              <WayBackText job={job} car={car} />
            </section>
          )}
        </>
      )}
    </aside>
  );
}
