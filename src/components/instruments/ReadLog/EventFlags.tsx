import type { ReactNode } from 'react';
import { type EventMark, flagsOf } from './flagsOf';
import { eventLetters } from './messages';
import type { Stretch } from './timeLine';

/** A letter over the curves where a pull or a knock begins; the list below says what each is. */
export function EventFlags(props: {
  readonly events: readonly EventMark[];
  readonly stretch: Stretch;
}): ReactNode {
  const flags = flagsOf(props.events, props.stretch);
  if (flags.length === 0) return null;
  return (
    <div className="log-strip log-flags" aria-hidden>
      <span>Events</span>
      <div>
        {flags.map(({ kind, share }) => (
          <b
            key={share}
            data-knock={kind === 'knock' || undefined}
            style={{ left: `${(100 * share).toFixed(2)}%` }}
          >
            {eventLetters[kind]}
          </b>
        ))}
      </div>
    </div>
  );
}
