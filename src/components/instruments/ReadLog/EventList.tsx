import { type ReactNode, useState } from 'react';
import type { LogEvent } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { GearHint } from './GearHint';
import { clock, eventLetters, eventSentence } from './messages';
import type { Stretch } from './timeLine';

/** Events before the reader asks for all. */
const few = 6;
/** More than these nobody reads. */
const most = 300;

/** Pulls and knock first: the rest is many. */
const rank: Readonly<Record<LogEvent['kind'], number>> = {
  knock: 0,
  pull: 1,
  openLoop: 2,
  fuelCut: 3,
};

/** What happened, as a list that jumps. */
export function EventList(props: {
  readonly events: readonly (LogEvent & Stretch)[];
  readonly onJump: (event: LogEvent & Stretch) => void;
}): ReactNode {
  const { events, onJump } = props;
  const [showsAll, setAll] = useState(false);
  if (events.length === 0) return <p>No pull, no knock retard, no fuel cut in it.</p>;
  const shown = (
    showsAll
      ? events.slice(0, most)
      : events.toSorted((a, b) => rank[a.kind] - rank[b.kind]).slice(0, few)
  ).toSorted((a, b) => a.fromSeconds - b.fromSeconds);
  return (
    <>
      <ul className="log-jumps" aria-label="Events of the log">
        {shown.map((event) => (
          <li key={`${event.kind} ${event.firstRow}`}>
            <b data-knock={event.kind === 'knock' || undefined} aria-hidden>
              {eventLetters[event.kind]}
            </b>{' '}
            <button type="button" className="log-link" onClick={() => onJump(event)}>
              {clock(event.fromSeconds)}
            </button>{' '}
            {eventSentence(event)}
          </li>
        ))}
      </ul>
      <GearHint of={events} />
      {events.length > few && (
        <p>
          <button type="button" className="log-link" onClick={() => setAll(!showsAll)}>
            {showsAll ? 'Fewer events' : `All ${events.length} events`}
          </button>
        </p>
      )}
    </>
  );
}
