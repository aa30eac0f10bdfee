import type { ReactNode } from 'react';
import {
  enleanmentTable,
  fullLoadMixture,
} from '@site/src/calculations/airAndFuel/fullLoadMixture';
import { stockMap } from '@site/src/data/stockMaps';
import { printedNumber } from '../../kit/printedNumber';
import styles from './styles.module.css';

const calibrationId = 'LF9VEB';
const changedTarget = 0.85;

/** A lambda; one that is leaner than stoichiometric stands out. */
function Lambda({ value }: { readonly value: number }): ReactNode {
  const printed = printedNumber(value, { decimals: 3 });
  return value > 1 ? <strong>{printed}</strong> : printed;
}

/** Lambda at full load by both models: stock target, and a target of 0.850 with enleanment left on. */
export function EnleanmentModels(): ReactNode {
  const { y, z } = stockMap(enleanmentTable, calibrationId);
  const at = fullLoadMixture(calibrationId, changedTarget);
  const rows = y.filter((_, row) => (z[row]?.at(-1) ?? 0) > 0).map(at);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className="number" scope="col" rowSpan={2}>
            rpm
          </th>
          <th className="number" scope="col" rowSpan={2}>
            Stock target
          </th>
          <th className={styles.group} scope="colgroup" colSpan={2}>
            Stock target, enleanment on
          </th>
          <th className={styles.group} scope="colgroup" colSpan={2}>
            Target {printedNumber(changedTarget, { decimals: 3 })}, enleanment left on
          </th>
        </tr>
        <tr>
          <th className="number" scope="col">
            Model A
          </th>
          <th className="number" scope="col">
            Model B
          </th>
          <th className="number" scope="col">
            Model A
          </th>
          <th className="number" scope="col">
            Model B
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ engineSpeedRpm, stockTargetLambda, stock, changed }) => (
          <tr key={engineSpeedRpm}>
            <th className="number" scope="row">
              {engineSpeedRpm}
            </th>
            <td className="number">
              <Lambda value={stockTargetLambda} />
            </td>
            <td className="number">
              <Lambda value={stock.a} />
            </td>
            <td className="number">
              <Lambda value={stock.b} />
            </td>
            <td className="number">
              <Lambda value={changed.a} />
            </td>
            <td className="number">
              <Lambda value={changed.b} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
