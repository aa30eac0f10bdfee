import {
  beginAnew,
  endJob,
  type JobProgress,
  showStep,
  writeOnPaper,
} from '@site/src/calculations/job/jobProgress';
import { durationInWords, secondsOn } from '@site/src/calculations/job/clock';
import { type LogbookTexts, printedDay } from '@site/src/calculations/logbook/logbookLine';
import { carInShort } from '@site/src/components/instruments/MyCar/car';
import type { MyCar } from '@site/src/components/instruments/MyCar/myCarStore';
import { type ReactNode, useState } from 'react';
import { jobStore } from './jobStore';
import { Keys } from './Keys';
import { LineFields } from './logbook/LineFields';
import { logbookStore } from './logbook/logbookStore';
import { printSheet } from './logbook/printSheet';
import { saveAsCsv } from './logbook/saveAsCsv';
import { useLogbook } from './logbook/useLogbook';
import { bodyOf, type PageJob } from './pageJob';
import { PageText } from './PageText';
import { StepHeading } from './StepHeading';
import { useCopies } from './useCopies';
import { jobName } from './words';

/** F or D and how long it took, as far as the reader has said and timed it. */
function flashOf(job: PageJob, { paper, clocks }: JobProgress): string {
  const letter = paper.flash === 'D' ? 'D' : paper.flash === 'F' ? 'F' : '';
  const running = job.steps.findIndex(({ noStop }) => noStop) + 1;
  const clock = clocks[running];
  const took = clock?.to === undefined ? '' : durationInWords(secondsOn(clock, clock.to));
  return [letter, took].filter((part) => part !== '').join(', ');
}

/** What is known of the line before the reader writes. */
const known = (job: PageJob, progress: JobProgress, car: MyCar): LogbookTexts => ({
  date: printedDay(new Date()),
  car: carInShort(car),
  file: progress.paper.file ?? '',
  changed: jobName(job),
  flash: flashOf(job, progress),
  result: '',
  notes: '',
});

export interface EndProps {
  readonly job: PageJob;
  readonly progress: JobProgress;
  readonly car: MyCar;
  readonly onLeave: () => void;
}

/** The end of a job: how to tell that it worked, and the line for the logbook. */
export function End({ job, progress, car, onLeave }: EndProps): ReactNode {
  const worked = useCopies(car, bodyOf(job, 'worked'));
  const { isKept } = useLogbook();
  const [written, setWritten] = useState<string>();
  const texts: LogbookTexts = { ...known(job, progress, car), ...linePaper(progress) };
  const write = (): void => setWritten(logbookStore.add(texts));
  const finish = (): void => {
    jobStore.change(endJob);
    onLeave();
  };
  return (
    <>
      <div className="job-body job-end">
        <StepHeading words="The end" isHidden />
        {worked.length > 0 && (
          <div className="job-worked">
            <h4>It worked if</h4>
            <PageText nodes={worked} />
          </div>
        )}
        {progress.ticked.length < progress.count && (
          <p className="job-not-yours">
            {`Not ticked: ${untickedOf(progress)
              .map((step) => `step ${String(step)}`)
              .join(', ')}.`}
          </p>
        )}
        <h3>Line for the logbook</h3>
        <LineFields
          idPrefix="job-line"
          texts={texts}
          isFixed={written !== undefined}
          onChange={(name, text) =>
            jobStore.change((jobs) => writeOnPaper(jobs, `line-${name}`, text))
          }
        />
        <p className="job-written" role="status">
          {written !== undefined &&
            (isKept
              ? 'Written into the logbook, on this device only.'
              : 'This browser does not keep it: storage is refused or full. The line stands here until the page is closed; save it as CSV or print it.')}
        </p>
        <p className="job-acts">
          {written === undefined ? (
            <button type="button" className="job-quiet" onClick={finish}>
              End without a line
            </button>
          ) : (
            <button
              type="button"
              className="job-quiet"
              onClick={() => {
                logbookStore.remove(written);
                setWritten(undefined);
              }}
            >
              Take the line out again
            </button>
          )}
          <button
            type="button"
            className="job-quiet"
            onClick={() => saveAsCsv(logbookStore.lines())}
          >
            Save all lines as CSV
          </button>
          <button
            type="button"
            className="job-quiet"
            onClick={() => jobStore.change((jobs) => beginAnew(jobs, job))}
          >
            Do it once more
          </button>
        </p>
      </div>
      <Keys
        tick={
          written === undefined
            ? { words: 'Write into the logbook', onPress: write }
            : { words: 'End the job', onPress: finish }
        }
        others={[
          { words: 'Print the line', onPress: () => printSheet([texts]) },
          {
            words: `Back to step ${String(progress.count)}`,
            onPress: () => jobStore.change((jobs) => showStep(jobs, progress.count)),
          },
        ]}
      />
    </>
  );
}

const untickedOf = ({ count, ticked }: JobProgress): readonly number[] =>
  Array.from({ length: count }, (_, place) => place + 1).filter((step) => !ticked.includes(step));

/** What the reader has typed over what was filled in. */
function linePaper({ paper }: JobProgress): Partial<LogbookTexts> {
  const typed = Object.entries(paper).filter(([name]) => name.startsWith('line-'));
  return Object.fromEntries(typed.map(([name, text]) => [name.slice(5), text]));
}
