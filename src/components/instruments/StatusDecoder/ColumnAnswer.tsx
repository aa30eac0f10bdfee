import type { ReactNode } from 'react';
import type { DecodedColumn } from '@site/src/calculations/driveStatus/decodeColumn';
import { ValuesTable } from '../../figures/kit/ValuesTable';
import { namedStatus, percentOf } from './messages';

/** Runs that are shown: enough for a pull. */
const mostShown = 200;

/** How often each status stands in the column, where it changes, and what could not be read. */
export function ColumnAnswer({ decoded }: { readonly decoded: DecodedColumn }): ReactNode {
  const { shares, runs, rows, unread, unreadMore } = decoded;
  return (
    <>
      <ul>
        {shares.map(({ status, rows: its }) => (
          <li key={status.value}>
            {`${namedStatus(status)}: ${String(its)} rows, ${percentOf(its, rows)} %.`}
          </li>
        ))}
      </ul>
      <ValuesTable
        id="status-runs"
        caption={`Rows of equal status, one after the other${runs.length > mostShown ? `; the first ${String(mostShown)}` : ''}`}
        corner="From line"
        columns={['Rows', 'Status']}
        rows={runs.slice(0, mostShown).map(({ status, firstLine, rows: its }) => ({
          head: String(firstLine),
          cells: [String(its), namedStatus(status)],
        }))}
      />
      {unread.length > 0 && (
        <>
          <p>Left out, because they hold no status:</p>
          <ul>
            {unread.map(({ line, reason }) => (
              <li key={line}>{`Line ${String(line)}. ${reason}`}</li>
            ))}
            {unreadMore > 0 && <li>{`And ${String(unreadMore)} more lines.`}</li>}
          </ul>
        </>
      )}
    </>
  );
}
