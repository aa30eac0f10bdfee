import type { ReactNode } from 'react';
import { enleanmentTable } from '@site/src/calculations/airAndFuel/fullLoadMixture';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { stockMap } from '@site/src/data/stockMaps';
import styles from './styles.module.css';

const calibrationId = 'LF9VEB';

/** The stock cells of the enleanment table that are not 0: change of lambda, and in second ink
 * the stored percentage. */
export function EnleanmentCells(): ReactNode {
  const { x, y, z, stored = [] } = stockMap(enleanmentTable, calibrationId);
  const columns = x
    .map((load, index) => ({ load, index }))
    .filter(({ index }) => z.some((row) => row[index]));
  const rows = y
    .map((speed, index) => ({ speed, index }))
    .filter(({ index }) => z[index]?.some(Boolean));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className="number" scope="col" rowSpan={2}>
            rpm
          </th>
          <th className={styles.group} scope="colgroup" colSpan={columns.length}>
            load
          </th>
        </tr>
        <tr>
          {columns.map(({ load }) => (
            <th className="number" scope="col" key={load}>
              {load}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.speed}>
            <th className="number" scope="row">
              {row.speed}
            </th>
            {columns.map(({ load, index }) => (
              <td className="number" key={load}>
                {printedNumber(z[row.index]?.[index] ?? 0, { decimals: 3 })}{' '}
                <span className={styles.stored}>{stored[row.index]?.[index]} %</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
