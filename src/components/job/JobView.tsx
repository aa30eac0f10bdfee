import {
  callJob,
  changesOf,
  currentOf,
  takeChanges,
  waitingOf,
} from '@site/src/calculations/job/jobProgress';
import { bringRowOf } from '@site/src/components/article/bringRowOf';
import { carInShort } from '@site/src/components/instruments/MyCar/car';
import { useMyCar } from '@site/src/components/instruments/MyCar/useMyCar';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { Aside } from './Aside';
import { BeforeStepOne } from './BeforeStepOne';
import { Changed } from './Changed';
import { End } from './End';
import { Head } from './Head';
import { jobStore } from './jobStore';
import { bodyOf, canHurtComputer, pageJob, wayBackOf } from './pageJob';
import { type Over, Sheets } from './Sheets';
import { StepView } from './StepView';
import { useWakeLock } from './wakeLock';

/** The job for a flash that did not end well. */
const rescue = 'when-a-flash-fails';

export interface JobViewProps {
  readonly over: Over | undefined;
  readonly onOver: (over: Over) => void;
  readonly onCloseOver: () => void;
  readonly onLeave: () => void;
  readonly onGo: (id: string) => void;
}

/** The link of the page under the pointer, if it leads to a place of the page. */
function placeOfLink(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return href.startsWith('#') ? decodeURIComponent(href.slice(1)) : undefined;
}

/** The job alone, over the page. */
export function JobView(props: JobViewProps): ReactNode {
  const { over, onOver, onCloseOver, onLeave, onGo } = props;
  const { jobs, isKept, wasBroken } = useSyncExternalStore(jobStore.subscribe, jobStore.state);
  const isAwake = useWakeLock();
  const car = useMyCar();
  const progress = currentOf(jobs);
  const id = progress?.id ?? '';
  const job = useMemo(() => pageJob(id), [id]);
  const found = useMemo(() => (job ? changesOf(jobs, job) : undefined), [jobs, job]);
  const isUntouched = progress?.step === 0 && progress.needs.length === 0;
  useEffect(() => {
    if (job && found && isUntouched) jobStore.change((all) => takeChanges(all, job));
  }, [job, found, isUntouched]);
  if (!progress || !job) return null;

  const waiting = waitingOf(jobs);
  const hasStop = bodyOf(job, 'stop') !== null;
  const hasWayBack = wayBackOf(job) !== null || bodyOf(job, 'undo') !== null;
  const isChanged = found !== undefined && !isUntouched;
  const isStep = !isChanged && progress.step > 0 && progress.step <= progress.count;
  const noStop = isStep && job.steps[progress.step - 1]?.noStop !== undefined;
  const help = canHurtComputer(job) && !noStop ? pageJob(rescue) : undefined;

  // A source or a row of a table may still have to come.
  const read = (place: string): void => {
    void bringRowOf(place).then(() => onOver({ kind: 'place', id: place }));
  };
  const onClick = (event: MouseEvent): void => {
    const place = placeOfLink(event.target);
    if (place === undefined) return;
    event.preventDefault();
    read(place);
  };

  return (
    // A link of the page, by pointer or by key, opens over the job.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="job-frame" onClick={onClick}>
      <div className="job-main" inert={over !== undefined}>
        <Head
          progress={progress}
          waiting={waiting}
          carName={carInShort(car)}
          isKept={isKept}
          isAwake={isAwake}
          onWrong={help && (() => jobStore.change((all) => callJob(all, help)))}
          onLeave={onLeave}
        />
        {wasBroken && (
          <p className="job-broken" role="status">
            What was kept of earlier jobs could not be read and was left out.{' '}
            <button type="button" className="job-quiet" onClick={jobStore.acknowledge}>
              Close
            </button>
          </p>
        )}
        <div className="job-columns">
          <div className="job-scroll" key={`${id} ${String(progress.step)} ${String(isChanged)}`}>
            {isChanged && <Changed job={job} found={found} />}
            {!isChanged && progress.step === 0 && (
              <BeforeStepOne job={job} progress={progress} car={car} />
            )}
            {isStep && (
              <StepView
                job={job}
                jobs={jobs}
                progress={progress}
                caller={waiting.at(-1)}
                car={car}
                onStop={hasStop ? () => onOver({ kind: 'stop' }) : undefined}
                onWayBack={hasWayBack ? () => onOver({ kind: 'way-back' }) : undefined}
                onRead={read}
              />
            )}
            {!isChanged && progress.step > progress.count && (
              <End job={job} progress={progress} car={car} onLeave={onLeave} />
            )}
          </div>
          {!isChanged && (
            <Aside
              job={job}
              progress={progress}
              car={car}
              hasStop={hasStop}
              hasWayBack={hasWayBack}
            />
          )}
        </div>
      </div>
      {over && <Sheets {...{ over, job, jobs, progress, car, onGo }} onClose={onCloseOver} />}
    </div>
  );
}
