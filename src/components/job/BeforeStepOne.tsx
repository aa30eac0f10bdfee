import { isForCar } from '@site/src/calculations/job/forCar';
import { type JobProgress, showStep, tickNeed } from '@site/src/calculations/job/jobProgress';
import type { MyCar } from '@site/src/components/instruments/MyCar/myCarStore';
import { type ReactNode, useMemo } from 'react';
import { jobStore } from './jobStore';
import { Keys, TickSign } from './Keys';
import { copyOf, takeOutOtherCars } from './pageCopy';
import { bodyOf, carsOf, type PageJob, warningsOf } from './pageJob';
import { PageText } from './PageText';
import { StepHeading } from './StepHeading';
import { useCopies } from './useCopies';

interface Need {
  readonly place: number;
  readonly nodes: readonly Node[];
}

/** The needs as the page lists them; those for other cars are left out. */
function needsOf(
  job: PageJob,
  car: MyCar,
): { readonly needs: readonly Need[]; readonly out: readonly string[] } {
  const lines = [
    ...(bodyOf(job, 'you-need')?.querySelectorAll<HTMLElement>(':scope > ul > li') ?? []),
  ];
  const out = lines.flatMap((line) => takeOutOtherCars(line.cloneNode(true) as HTMLElement, car));
  const needs = lines
    .map((line, place) => ({ place, nodes: [...copyOf(line, car).childNodes] }))
    .filter(({ nodes }) => nodes.some((node) => (node.textContent ?? '').trim() !== ''));
  return { needs, out };
}

/** `1 line for 2.0 left out`. */
const leftOut = (out: readonly string[]): string => {
  if (out.length === 0) return 'nothing left out for your car';
  const lines = out.length === 1 ? '1 line' : `${String(out.length)} lines`;
  return `${lines} left out, for ${[...new Set(out)].join(', ')} only`;
};

function Needs({ job, progress, car }: BeforeProps): ReactNode {
  const { needs, out } = useMemo(() => needsOf(job, car), [job, car]);
  if (needs.length === 0) return null;
  const isChosen = car.generation !== '' || car.engine !== '' || car.gearbox !== '';
  const count = `${String(needs.filter(({ place }) => progress.needs.includes(place)).length)} of ${String(needs.length)}`;
  return (
    <section aria-labelledby="job-needs">
      <div className="job-needs-head">
        <h3 id="job-needs">You need</h3>
        <p>{isChosen ? `${count}; ${leftOut(out)}` : count}</p>
      </div>
      <ul className="job-needs">
        {needs.map(({ place, nodes }) => {
          const isThere = progress.needs.includes(place);
          return (
            <li key={place}>
              <button
                type="button"
                role="checkbox"
                aria-checked={isThere}
                aria-labelledby={`job-need-${String(place)}`}
                onClick={() => jobStore.change((jobs) => tickNeed(jobs, place, !isThere))}
              >
                <TickSign isTicked={isThere} />
              </button>
              <div id={`job-need-${String(place)}`}>
                <PageText nodes={nodes} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export interface BeforeProps {
  readonly job: PageJob;
  readonly progress: JobProgress;
  readonly car: MyCar;
}

/** Before the first step: what it is for, the danger whole and once, and what one needs. */
export function BeforeStepOne({ job, progress, car }: BeforeProps): ReactNode {
  const purpose = useCopies(car, bodyOf(job, 'what-for'));
  const warnings = useMemo(
    () =>
      warningsOf(job)
        .map((each) => copyOf(each, car))
        .filter((each) => each.textContent !== ''),
    [job, car],
  );
  const cars = carsOf(job);
  return (
    <>
      <div className="job-body job-before">
        <StepHeading words="Before step 1" isHidden />
        {cars !== '' && !isForCar(cars, car) && (
          <p className="job-not-yours">{`Not for your car: ${cars} only.`}</p>
        )}
        <PageText nodes={purpose} className="job-purpose" />
        <PageText nodes={warnings} />
        <Needs job={job} progress={progress} car={car} />
      </div>
      <Keys
        tick={{
          words: 'Begin with step 1',
          onPress: () => jobStore.change((jobs) => showStep(jobs, 1)),
        }}
        others={[{ words: 'Print this job', onPress: () => window.print() }]}
      />
    </>
  );
}
