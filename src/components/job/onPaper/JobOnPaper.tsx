import { printedClock } from '@site/src/calculations/job/clock';
import { isForCar } from '@site/src/calculations/job/forCar';
import type { JobProgress } from '@site/src/calculations/job/jobProgress';
import { carInShort } from '@site/src/components/instruments/MyCar/car';
import type { MyCar } from '@site/src/components/instruments/MyCar/myCarStore';
import type { ReactNode } from 'react';
import { copyOf } from '../pageCopy';
import {
  bodyOf,
  carsOf,
  type PageJob,
  pageJob,
  type PageStep,
  warningsOf,
  wayBackOf,
} from '../pageJob';
import { PageText } from '../PageText';
import { jobName } from '../words';

/** Nothing of the guide can be pressed on paper; where its claims come from stands in it. */
function forPaper(element: HTMLElement, car: MyCar): HTMLElement {
  const copy = copyOf(element, car);
  for (const mark of copy.querySelectorAll('.source-mark')) mark.remove();
  return copy;
}

const nodesOf = (element: HTMLElement | null, car: MyCar): readonly Node[] =>
  element ? [...forPaper(element, car).childNodes] : [];

const isBlank = (nodes: readonly Node[]): boolean =>
  nodes.every((node) => (node.textContent ?? '').trim() === '');

const Box = ({ isTicked }: { readonly isTicked: boolean }): ReactNode => (
  <span className="paper-box">{isTicked ? '✓' : ''}</span>
);

/** Lines for notes, below the steps. */
const linesToWriteOn = 6;

/** A name with room behind it; what is known already stands there. */
const Blank = ({ name, known = '' }: { readonly name: string; readonly known?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{known}</dd>
  </div>
);

interface JobOnPaperProps {
  readonly job: PageJob;
  readonly progress: JobProgress;
  readonly car: MyCar;
  /** The day of printing, `2026-11-22`. */
  readonly day: string;
  /** Where the sheet comes from: the address of the job. */
  readonly address: string;
}

function Needs({ job, progress, car }: JobOnPaperProps): ReactNode {
  const lines = [
    ...(bodyOf(job, 'you-need')?.querySelectorAll<HTMLElement>(':scope > ul > li') ?? []),
  ].map((line, place) => ({ place, nodes: nodesOf(line, car) }));
  const needs = lines.filter(({ nodes }) => !isBlank(nodes));
  if (needs.length === 0) return null;
  return (
    <section>
      <h2>You need</h2>
      <ul className="paper-needs">
        {needs.map(({ place, nodes }) => (
          <li key={place}>
            <Box isTicked={progress.needs.includes(place)} />
            <PageText nodes={nodes} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where stopping kills, paper says what the view says with its keys. */
function NoStop({ step }: { readonly step: PageStep }): ReactNode {
  if (!step.noStop) return null;
  const { error, to, keep } = step.noStop;
  return (
    <p className="paper-no-stop">
      <b>No stop and no way back now.</b>
      {` ${error}: to ${pageJob(to)?.number ?? to}, ${keep}.`}
    </p>
  );
}

function Step({
  step,
  number,
  isTicked,
  car,
}: {
  readonly step: PageStep;
  readonly number: number;
  readonly isTicked: boolean;
  readonly car: MyCar;
}): ReactNode {
  const nodes = nodesOf(step.element, car);
  return (
    <li>
      <Box isTicked={isTicked} />
      <b>{number}</b>
      <div>
        {isBlank(nodes) ? (
          <p>Not for your car: nothing to do in this step.</p>
        ) : (
          <PageText nodes={nodes} />
        )}
        <NoStop step={step} />
      </div>
      <div className="paper-room">
        {step.clock && <small>{`time, of ${printedClock(step.clock.seconds)}`}</small>}
      </div>
    </li>
  );
}

function Part({ title, nodes }: { readonly title: string; readonly nodes: readonly Node[] }) {
  if (isBlank(nodes)) return null;
  return (
    <section>
      <h2>{title}</h2>
      <PageText nodes={nodes} />
    </section>
  );
}

/** One job as a sheet to tick and write on: danger first, then needs, steps, Stop and the way back. */
export function JobOnPaper(props: JobOnPaperProps): ReactNode {
  const { job, progress, car, day, address } = props;
  const { file = '', flash = '' } = progress.paper;
  const warnings = warningsOf(job)
    .map((each) => forPaper(each, car))
    .filter((each) => each.textContent.trim() !== '');
  const cars = carsOf(job);
  const undo = nodesOf(bodyOf(job, 'undo'), car);
  return (
    <>
      <h1>{jobName(job)}</h1>
      <dl className="paper-head">
        <Blank name="Car" known={carInShort(car)} />
        <Blank name="Date" />
        <Blank name="File" known={file} />
        <Blank name="F or D" known={flash} />
      </dl>
      {cars !== '' && !isForCar(cars, car) && <p>{`Not for your car: ${cars} only.`}</p>}
      <PageText nodes={warnings} className="paper-warnings" />
      <Needs {...props} />
      <section>
        <h2>Steps</h2>
        <ol className="paper-steps">
          {job.steps.map((step, place) => (
            <Step
              key={place}
              step={step}
              number={place + 1}
              isTicked={progress.ticked.includes(place + 1)}
              car={car}
            />
          ))}
        </ol>
      </section>
      <div className="paper-parts">
        <Part title="It worked if" nodes={nodesOf(bodyOf(job, 'worked'), car)} />
        <Part title="Stop if" nodes={nodesOf(bodyOf(job, 'stop'), car)} />
        <Part title="Way back" nodes={isBlank(undo) ? nodesOf(wayBackOf(job), car) : undo} />
      </div>
      <section className="paper-notes">
        <h2>Notes and values</h2>
        {Array.from({ length: linesToWriteOn }, (_, line) => (
          <i key={line} />
        ))}
      </section>
      <p className="paper-from">{`NC Miata Tuning, printed ${day}. Sources and the rest: ${address}`}</p>
    </>
  );
}
