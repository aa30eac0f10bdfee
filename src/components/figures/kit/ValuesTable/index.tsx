import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface ValuesRow {
  readonly head: string;
  /** One text per column; an empty one where nothing holds. */
  readonly cells: readonly string[];
}

export interface ValuesTableProps {
  /** Unique in the page. */
  readonly id: string;
  /** What the numbers are, with unit, rows and columns. */
  readonly caption: string;
  /** Head of the column of row heads: `rpm`. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly ValuesRow[];
}

/** The numbers of a figure as a real table, folded until it is wanted. */
export function ValuesTable({ id, caption, corner, columns, rows }: ValuesTableProps): ReactNode {
  return (
    <details className={styles.values}>
      <summary className={styles.summary}>Values as a table</summary>
      <p className={styles.caption} id={`${id}-values`}>
        {caption}
      </p>
      {/* A wide table scrolls in itself, so the region must take the focus for the arrow keys. */}
      <div className={styles.region} role="region" aria-labelledby={`${id}-values`} tabIndex={0}>
        <table className={styles.table} aria-labelledby={`${id}-values`}>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ head, cells }) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
