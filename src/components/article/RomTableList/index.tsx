import type { ReactNode } from 'react';
import { UsedIn } from '@site/src/components/article/UsedIn';
import { type Uses, usesOf } from '@site/src/components/article/UsedIn/uses';
import { type RomTable, romTableCategories } from '@site/src/data/romTables';
import { axesInWords } from './axesInWords';
import { presenceId, supported } from './presence';
import styles from './styles.module.css';
import { Trap } from './Trap';

interface RowProps {
  readonly table: RomTable;
  readonly uses: Uses;
}

function Row({ table, uses }: RowProps): ReactNode {
  const { id, name, presentOn, note } = table;
  return (
    <tr id={id} data-search-entry="">
      <th scope="row">
        <code>{name}</code>
        <Trap note={note} />
      </th>
      <td>
        {axesInWords(table)}
        {presentOn && (
          <div>
            <a href={`#${presenceId(presentOn)}`}>
              on {presentOn.length} of {supported.length}
            </a>
          </div>
        )}
      </td>
      <td>
        <UsedIn places={uses[name]} />
      </td>
    </tr>
  );
}

export interface RomTableListProps {
  /** The sections that name each table, as JSON; given by the build. */
  readonly uses?: string;
}

/**
 * Every table by category, each category a fold; goes inside a `DataTable`. A row's address is
 * `#table-<name>`.
 */
export function RomTableList({ uses: given }: RomTableListProps): ReactNode {
  const uses = usesOf(given);
  return romTableCategories.map(({ category, tables }) => (
    <details key={category} className={styles.category}>
      <summary>
        <code>{category}</code>
        <span>{tables.length === 1 ? '1 table' : `${tables.length} tables`}</span>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Table</th>
            <th scope="col">Unit and axes</th>
            <th scope="col">Used in</th>
          </tr>
        </thead>
        <tbody>
          {tables.map((table) => (
            <Row key={table.id} table={table} uses={uses} />
          ))}
        </tbody>
      </table>
    </details>
  ));
}
