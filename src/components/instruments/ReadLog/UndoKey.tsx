import { type ReactNode, useState } from 'react';
import type { OwnRoles } from '@site/src/calculations/logReading/ownRoles';
import { logRoom, type LogRoomState } from './logRoom';

/** What readers change by a tap, which no field of the browser undoes. */
interface Choices {
  readonly gates: string;
  readonly locks: string;
  readonly drives: readonly number[];
  readonly roles: OwnRoles;
}

const names = {
  gates: 'gates',
  locks: 'locked cells',
  drives: 'drives left out',
  roles: 'a role',
} as const satisfies Readonly<Record<keyof Choices, string>>;

/** Choices as text, so that they can be compared. */
type Written = string;

const write = ({ gates, locks, drives, roles }: Choices): Written =>
  JSON.stringify({ gates, locks, drives, roles });

const differing = (one: Choices, other: Choices): readonly (keyof Choices)[] =>
  (Object.keys(names) as (keyof Choices)[]).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );

export interface UndoKeyProps {
  readonly room: LogRoomState;
  readonly gates: string;
  readonly locks: string;
  readonly set: (changes: { gates: string; locks: string }) => void;
}

/** Takes back gates, locks, drives and roles, the last change first, while the log is open. */
export function UndoKey({ room, gates, locks, set }: UndoKeyProps): ReactNode {
  const { opening, drivesLeftOut, ownRoles, status } = room;
  const now: Choices = { gates, locks, drives: drivesLeftOut, roles: ownRoles };
  const written = write(now);
  const [history, setHistory] = useState({ opening, written, past: [] as readonly Written[] });
  if (history.opening !== opening) setHistory({ opening, written, past: [] });
  else if (history.written !== written)
    setHistory({ opening, written, past: [...history.past, history.written] });
  if (status === 'empty' || status === 'reading') return null;
  const last = history.past.at(-1);
  const before = last === undefined ? undefined : (JSON.parse(last) as Choices);
  const changed = before ? differing(before, now) : [];
  const undo = (): void => {
    if (!before || last === undefined) return;
    setHistory({ opening, written: last, past: history.past.slice(0, -1) });
    if (changed.includes('gates') || changed.includes('locks'))
      set({ gates: before.gates, locks: before.locks });
    if (changed.includes('drives')) logRoom.leaveOut(before.drives);
    if (changed.includes('roles')) logRoom.setRoles(before.roles);
  };
  return (
    <p className="field-wide">
      <button type="button" className="action" disabled={!before} onClick={undo}>
        {['Undo', changed.map((name) => names[name]).join(', ')].filter(Boolean).join(': ')}
      </button>
    </p>
  );
}
