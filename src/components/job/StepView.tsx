import {
  callJob,
  type JobProgress,
  type Jobs,
  showStep,
  untickStep,
} from '@site/src/calculations/job/jobProgress';
import { durationInWords } from '@site/src/calculations/job/clock';
import { Icon } from '@site/src/components/article/Icon';
import { Mark } from '@site/src/components/article/Mark';
import type { MyCar } from '@site/src/components/instruments/MyCar/myCarStore';
import { type ReactNode, useMemo } from 'react';
import { CallCard } from './CallCard';
import { ClockView } from './ClockView';
import { jobStore } from './jobStore';
import { Keys } from './Keys';
import { bodyOf, type NoStopMark, type PageJob, pageJob, type PageStep } from './pageJob';
import { PageText } from './PageText';
import { wordsOf } from './pageWords';
import { PaperFields, PaperNote } from './Paper';
import { StepHeading } from './StepHeading';
import { stepWords } from './stepWords';
import { tick } from './tick';
import { useCopies } from './useCopies';

export interface StepProps {
  readonly job: PageJob;
  readonly jobs: Jobs;
  readonly progress: JobProgress;
  readonly caller: JobProgress | undefined;
  readonly car: MyCar;
  readonly onStop: (() => void) | undefined;
  readonly onWayBack: (() => void) | undefined;
  readonly onRead: (id: string) => void;
}

/** What the large key says: what was seen, and where it leads. */
function tickInWords(
  step: PageStep,
  { step: at, count }: JobProgress,
  caller: JobProgress | undefined,
): string {
  if (step.noStop) return step.noStop.done;
  const ahead =
    at < count
      ? `go to step ${String(at + 1)}`
      : caller
        ? `back to ${caller.number || caller.title}`
        : 'to the end';
  if (step.hasSight) return `I see that, ${ahead}`;
  if (step.clock?.marks.length === 0)
    return `Waited ${durationInWords(step.clock.seconds)}, ${ahead}`;
  return `Done, ${ahead}`;
}

/** The next step in short. */
function Next({
  step,
  number,
}: {
  readonly step: PageStep | undefined;
  readonly number: number;
}): ReactNode {
  const words = useMemo(() => {
    const first = step?.element.querySelector(':scope > p') ?? step?.element;
    return first ? wordsOf(first) : '';
  }, [step]);
  if (!step) return null;
  return (
    <div className="job-next">
      <span aria-hidden>{number}</span>
      <p>
        <span className="visually-hidden">{`Next, step ${String(number)}: `}</span>
        {words}
      </p>
    </div>
  );
}

/** Where stopping kills, the only other key leads to the job that helps. */
function NoStopKeys({
  mark,
  next,
}: {
  readonly mark: NoStopMark;
  readonly next: number | undefined;
}): ReactNode {
  const help = pageJob(mark.to);
  return (
    <>
      <button
        type="button"
        className="job-key-error"
        onClick={() => help && jobStore.change((jobs) => callJob(jobs, help))}
      >
        <Icon name="triangle" />
        <span>
          <b>{mark.error}</b> <small>{`to ${help?.number ?? mark.to}, ${mark.keep}`}</small>
        </span>
      </button>
      <p className="job-no-stop">
        <b>No stop and no way back now.</b>
        {next !== undefined && ` Both return with step ${String(next)}.`}
      </p>
    </>
  );
}

/** One step in large type, with what one should then see. */
export function StepView(props: StepProps): ReactNode {
  const { job, jobs, progress, caller, car, onStop, onWayBack, onRead } = props;
  const at = progress.step;
  const step = job.steps[at - 1];
  const words = useMemo(() => step && stepWords(step.element, car), [step, car]);
  const isLast = at === progress.count;
  const worked = useCopies(car, isLast && caller ? bodyOf(job, 'worked') : null);
  if (!step || !words) return null;
  const isTicked = progress.ticked.includes(at);
  const paperStep = job.steps.findIndex(({ isOnPaper }) => isOnPaper) + 1;
  const { noStop } = step;
  return (
    <>
      <div className="job-body job-step">
        <StepHeading number={at} words={`Step ${String(at)} of ${String(progress.count)}`} />
        <div className="job-action" data-size={words.size}>
          {words.isForOthers ? (
            <p>Not for your car: nothing to do in this step.</p>
          ) : (
            <PageText nodes={words.action} />
          )}
        </div>
        {words.more.length > 0 && <PageText nodes={words.more} className="job-more" />}
        {step.isOnPaper && <PaperFields progress={progress} />}
        {step.calls.map((id) => (
          <CallCard key={id} id={id} jobs={jobs} onRead={onRead} />
        ))}
        {step.clock && <ClockView plan={step.clock} clock={progress.clocks[at]} />}
        {words.sight.length > 0 && (
          <div className="job-sight">
            <Icon name="check" />
            <h4>You should see</h4>
            <PageText nodes={words.sight} />
          </div>
        )}
        {words.doubts.length > 0 && (
          <div className="job-doubt">
            <Mark sure="look-again" />
            <PageText nodes={words.doubts} />
          </div>
        )}
        {worked.length > 0 && (
          <div className="job-worked">
            <h4>It worked if</h4>
            <PageText nodes={worked} />
          </div>
        )}
        {paperStep > 0 && at > paperStep && <PaperNote progress={progress} step={paperStep} />}
        {isTicked && (
          <button type="button" className="job-quiet" onClick={() => jobStore.change(untickStep)}>
            Take the tick back
          </button>
        )}
      </div>
      <Keys
        next={<Next step={job.steps[at]} number={at + 1} />}
        tick={{ words: tickInWords(step, progress, caller), isTicked, onPress: tick }}
        backWords={at === 1 ? 'Back to the needs' : `Back to step ${String(at - 1)}`}
        onBack={
          noStop || (at === 1 && job.beginsAtOnce)
            ? undefined
            : () => jobStore.change((all) => showStep(all, at - 1))
        }
        noStop={noStop && <NoStopKeys mark={noStop} next={isLast ? undefined : at + 1} />}
        onStop={noStop ? undefined : onStop}
        onWayBack={noStop ? undefined : onWayBack}
      />
    </>
  );
}
