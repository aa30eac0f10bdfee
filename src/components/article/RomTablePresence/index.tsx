import { Fragment, type ReactNode } from 'react';
import { presences, supported } from '@site/src/components/article/RomTableList/presence';
import styles from './styles.module.css';

/** The shorter of the two lists: who has the tables, or who has them not. */
function Calibrations({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const without = supported.filter((id) => !ids.includes(id));
  if (ids.length <= without.length) return <code>{ids.join(' ')}</code>;
  return (
    <>
      all but <code>{without.join(' ')}</code>
    </>
  );
}

/** Which calibrations have the tables that not all have; goes inside a `DataTable`. */
export function RomTablePresence(): ReactNode {
  return (
    <table className={styles.presence}>
      <thead>
        <tr>
          <th scope="col">On</th>
          <th scope="col">Tables, and the calibrations that have them</th>
        </tr>
      </thead>
      <tbody>
        {presences.map(({ id, calibrations, tables }) => (
          <tr key={id} id={id}>
            <th scope="row">
              {calibrations.length} of {supported.length}
            </th>
            <td>
              {tables.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && '; '}
                  <code>{name}</code>
                </Fragment>
              ))}
              <div>
                <Calibrations ids={calibrations} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
