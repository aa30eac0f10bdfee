import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Sources } from '@site/src/components/article/Sources';
import wide from '@site/src/components/article/wideTable.module.css';
import { type Engine, engines } from '@site/src/data/engines';
import { Car, Fuel, Limits, Output } from './Cells';
import { engineInWords } from './engineInWords';
import styles from './styles.module.css';

const codes = ['L8-VE', 'LF-VE', 'L5-VE'] as const;

function Row({ engine }: { readonly engine: Engine }): ReactNode {
  const { id, note, sure, sources } = engine;
  return (
    <tr id={`engine-${id}`} data-search-entry={`${engine.code} ${engine.car ?? engine.market}`}>
      <Car engine={engine} />
      <Output engine={engine} />
      <Limits engine={engine} />
      <Fuel engine={engine} />
      <td>
        <Sources sure={sure} keys={sources} />
        {note && <div>{note}</div>}
      </td>
    </tr>
  );
}

/** All 16 engines by code; goes inside a `DataTable`. A row's address is `#engine-<id>`. */
export function EngineTable(): ReactNode {
  return (
    <table className={clsx(wide.wide, styles.engines)}>
      <thead>
        <tr>
          <th scope="col">Car</th>
          <th scope="col">Power and torque</th>
          <th scope="col">Limits, rpm</th>
          <th scope="col">Base pulse, injectors</th>
          <th scope="col">How sure</th>
        </tr>
      </thead>
      {codes.map((code) => {
        const ofCode = engines.filter((engine) => engine.code === code);
        return (
          <tbody key={code}>
            <tr>
              <th scope="rowgroup" colSpan={5}>
                {ofCode.slice(0, 1).map(engineInWords)}
              </th>
            </tr>
            {ofCode.map((engine) => (
              <Row key={engine.id} engine={engine} />
            ))}
          </tbody>
        );
      })}
    </table>
  );
}
