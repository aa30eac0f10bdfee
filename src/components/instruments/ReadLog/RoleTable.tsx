import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { columnsOfCard } from '@site/src/calculations/logReading/columnsOfCard';
import { type ColumnReading } from '@site/src/calculations/logReading/LogFileReport';
import {
  type OwnRole,
  ownRoleOf,
  roleOf,
  unitOf,
} from '@site/src/calculations/logReading/ownRoles';
import { type LogRole, logRoles } from '@site/src/calculations/logReading/LogRole';
import { unitChoices } from '@site/src/calculations/logReading/unitChoices';
import { HeadRow } from './HeadRow';
import { InSteps } from './InSteps';
import { logRoom, type LogRoomState } from './logRoom';
import { roleNames } from './roleNames';

const roles = Object.keys(logRoles) as LogRole[];
const none = '';

const unreadable = ({ unreadableCells }: ColumnReading): readonly string[] =>
  unreadableCells === 0
    ? []
    : [`${unreadableCells} ${unreadableCells === 1 ? 'cell is' : 'cells are'} no number.`];

/** Rows that one task draws: each asks with a list of all roles. */
const rowsAtOnce = 4;

const RoleRow = memo(function RoleRow(props: {
  readonly place: number;
  readonly column: ColumnReading;
  /** What the reader chose, else what was read. */
  readonly chosen: OwnRole;
}): ReactNode {
  const { place, column, chosen } = props;
  const role = roleOf(chosen);
  const units = role ? unitChoices(role) : [];
  const unit = column.unit || (role ? logRoles[role] : '');
  const noticed = [
    ...(column.readAs === '' || column.readAs === unit ? [] : [`${column.readAs}.`]),
    ...(column.rowsPerReading > 1 ? [`Read every ${column.rowsPerReading} rows.`] : []),
    ...column.doubts,
    ...unreadable(column),
  ];
  return (
    <tr data-doubt={column.doubts.length > 0 || undefined}>
      <th scope="row">
        <code>{column.name}</code>
      </th>
      <td>
        <select
          aria-label={`Read ${column.name} as`}
          aria-describedby={`log-noticed-${place}`}
          value={role ?? none}
          onChange={({ target }) =>
            logRoom.setRole(column.name, target.value === none ? null : (target.value as LogRole))
          }
        >
          <option value={none}>nothing</option>
          {roles.map((each) => (
            <option key={each} value={each}>
              {roleNames[each]}
            </option>
          ))}
        </select>
        {role && units.length > 0 && (
          <select
            aria-label={`Unit of ${column.name}`}
            aria-describedby={`log-noticed-${place}`}
            value={unitOf(chosen) ?? none}
            onChange={({ target }) =>
              logRoom.setRole(
                column.name,
                target.value === none ? role : { role, unit: target.value },
              )
            }
          >
            <option value={none}>
              {column.unit ? `as written, ${column.unit}` : 'unit by its numbers'}
            </option>
            {units.map((each) => (
              <option key={each} value={each}>{`in ${each}`}</option>
            ))}
          </select>
        )}
        {/* Beneath it: a column of its own lies beside the screen of a phone. */}
        <p id={`log-noticed-${place}`} className="log-noticed">
          {noticed.join(' ')}
        </p>
      </td>
      <td>{unit}</td>
      <td>{column.firstCells[0] ?? ''}</td>
      <td>{column.firstCells[1] ?? ''}</td>
    </tr>
  );
});

/** What each column is read as, before anything is computed; every role can be changed by hand. */
export function RoleTable({ room }: { readonly room: LogRoomState }): ReactNode {
  const { status, ownRoles, isChanged, keeps } = room;
  const waits = status === 'shown';
  const [open, setOpen] = useState(waits);
  const [waited, setWaited] = useState(waits);
  if (waits !== waited) {
    setWaited(waits);
    setOpen(waits);
  }
  const { reports } = room;
  const columns = useMemo(() => columnsOfCard(reports), [reports]);
  const summary = useRef<HTMLElement>(null);
  // The key that was pressed vanishes with the table: whoever goes by keyboard goes on from its line.
  const agreed = useRef(false);
  useEffect(() => {
    if (status !== 'used' || !agreed.current) return;
    agreed.current = false;
    summary.current?.focus();
  }, [status]);
  if (columns.length === 0 || status === 'reading') return null;
  const doubts = columns.reduce((sum, each) => sum + each.doubts.length, 0);
  const without = columns.filter(({ role }) => role === undefined).length;
  return (
    <details
      className="field-wide log-roles"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={summary}>
        {`Before anything is computed: is this right? ${doubts} ${doubts === 1 ? 'doubt' : 'doubts'}, ${without} without a role`}
      </summary>
      {open && (
        /* Wide on phones: it scrolls in itself, so it takes the focus for the arrow keys. */
        <div className="log-wide" role="region" aria-label="Columns of the log" tabIndex={0}>
          <table className="log-columns">
            <HeadRow
              heads={['Column', 'Read as, and what was noticed', 'Unit', 'Row 1', 'Row 2']}
            />
            <tbody>
              <InSteps atOnce={rowsAtOnce}>
                {columns.map((column, place) => {
                  const own = ownRoleOf(ownRoles, column.name);
                  return (
                    <RoleRow
                      key={column.name}
                      place={place}
                      column={column}
                      chosen={own === undefined ? (column.role ?? null) : own}
                    />
                  );
                })}
              </InSteps>
            </tbody>
          </table>
        </div>
      )}
      <p>
        <button
          type="button"
          className="action"
          disabled={!waits}
          onClick={() => {
            agreed.current = true;
            logRoom.use();
          }}
        >
          Use these roles
        </button>{' '}
        {!keeps
          ? 'This browser keeps nothing: next time they are asked for again.'
          : isChanged
            ? 'The files are read again with the changed roles.'
            : 'Remembered on this device for files with the same head.'}
      </p>
    </details>
  );
}
