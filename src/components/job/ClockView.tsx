import { type Clock, printedClock, secondsOn } from '@site/src/calculations/job/clock';
import { startClock, stopClock } from '@site/src/calculations/job/jobProgress';
import { type ReactNode, useEffect, useState } from 'react';
import { jobStore } from './jobStore';
import type { StepClock } from './pageJob';

/** The time of the device, in milliseconds since 1970; it is looked at four times a second while it counts. */
function useNow(isGoing: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isGoing) return undefined;
    const look = (): void => setNow(Date.now());
    look();
    const timer = window.setInterval(look, 250);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isGoing]);
  return now;
}

/** What is said aloud: the start, each known time, the end. Not every second. */
function saidAt(plan: StepClock, clock: Clock | undefined, seconds: number): string {
  if (!clock) return '';
  if (clock.to !== undefined) return `The clock stopped at ${printedClock(seconds)}.`;
  if (seconds >= plan.seconds) return `${printedClock(plan.seconds)} are over.`;
  const mark = plan.marks.filter((each) => each.seconds <= seconds).at(-1);
  return mark ? `${printedClock(mark.seconds)}: ${mark.words}` : 'The clock runs.';
}

const isOneSource = (words: string): boolean => words.includes('one source');

/** Where a time stands on the rule, in percent. */
const at = (seconds: number, plan: StepClock): string =>
  `${String(Math.min(100, (seconds / plan.seconds) * 100))}%`;

/** How far apart the small ticks of the rule stand, in seconds. */
const tickEvery = (seconds: number): number => (seconds > 60 ? 10 : seconds > 15 ? 5 : 1);

function Rule({
  plan,
  seconds,
}: {
  readonly plan: StepClock;
  readonly seconds: number;
}): ReactNode {
  const every = tickEvery(plan.seconds);
  const ticks = Array.from(
    { length: Math.floor(plan.seconds / every) + 1 },
    (_, place) => place * every,
  );
  return (
    <div className="job-rule" aria-hidden>
      {ticks.map((tick) => (
        <i key={tick} style={{ left: at(tick, plan) }} />
      ))}
      <b style={{ width: at(seconds, plan) }} />
      {plan.marks.map((mark) => (
        <em
          key={mark.seconds}
          style={{ left: at(mark.seconds, plan) }}
          data-sure={isOneSource(mark.words) ? 'look-again' : 'checked'}
        />
      ))}
      <span style={{ left: 0 }}>0</span>
      <span style={{ left: '100%' }}>{printedClock(plan.seconds)}</span>
    </div>
  );
}

const clockKey = (clock: Clock | undefined): string => {
  if (!clock) return 'Start the clock';
  return clock.to === undefined ? 'Stop the clock' : 'Start it anew';
};

/** A clock that the reader starts for a time that matters. It ticks no step and goes on in the dark. */
export function ClockView({
  plan,
  clock,
}: {
  readonly plan: StepClock;
  readonly clock: Clock | undefined;
}): ReactNode {
  const isGoing = clock !== undefined && clock.to === undefined;
  const now = useNow(isGoing);
  const seconds = clock ? secondsOn(clock, Math.max(now, clock.from)) : 0;
  return (
    <div className="job-clock">
      <div className="job-clock-figures">
        <span role="timer" aria-label="Clock">
          {printedClock(seconds)}
        </span>
        <button
          type="button"
          className="job-key"
          onClick={() =>
            jobStore.change((jobs) => (isGoing ? stopClock : startClock)(jobs, Date.now()))
          }
        >
          {clockKey(clock)}
        </button>
        <small>{plan.since ?? `of ${printedClock(plan.seconds)}`}</small>
      </div>
      <Rule plan={plan} seconds={seconds} />
      {plan.marks.length > 0 && (
        <ul className="job-clock-marks">
          {plan.marks.map((mark) => (
            <li key={mark.seconds}>{`${printedClock(mark.seconds)}: ${mark.words}`}</li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {saidAt(plan, clock, seconds)}
      </p>
    </div>
  );
}
