import type { ReactNode } from 'react';
import { printedNumber } from '../../figures/kit/printedNumber';
import type { ReadLogResult } from './compute';
import { comparedCells } from './comparedCells';
import { logRoom } from './logRoom';
import { plainPercent, signedPercent } from './messages';

/** The log before a flash beside the one after it, cell by cell. */
export function Compare({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { analysis, earlier, reports } = result;
  const name = reports.length === 1 ? (reports[0]?.name ?? '') : `${reports.length} files`;
  const keep = () => logRoom.keepToCompare({ name, analysis });
  const isSame = earlier?.analysis === analysis;
  const compared = earlier && !isSame ? comparedCells(earlier.analysis, analysis) : undefined;
  return (
    <details className="log-part">
      <summary>Compare with another log</summary>
      <p>
        {earlier
          ? isSame
            ? 'Kept. Now open the log after the flash, and come back here.'
            : `Before: ${earlier.name}. After: ${name}.`
          : 'Keep this log as the one before, flash, drive, and open the next: both stand here cell by cell.'}
      </p>
      {compared?.cells.length === 0 && (
        <p>No cell has data in both logs, or their tables have other axes.</p>
      )}
      {compared && compared.cells.length > 0 && (
        <>
          <p>
            <strong>
              {`In the ${compared.cells.length} cells that both know, the trim stands ${plainPercent(compared.after)} from zero instead of ${plainPercent(compared.before)}.`}
            </strong>{' '}
            Weather, fuel and another road speak along.
          </p>
          <div className="table-region" role="region" aria-label="Both logs" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {['rpm', 'load', 'before', 'after', 'moved', 's before', 's after'].map(
                    (head) => (
                      <th key={head} scope="col">
                        {head}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {compared.cells.map(({ rpm, load, before, after, seconds }) => (
                  <tr key={`${rpm} ${load}`}>
                    <th scope="row">{rpm}</th>
                    <td>{load}</td>
                    <td>{signedPercent(before)}</td>
                    <td>{signedPercent(after)}</td>
                    <td>{signedPercent(after - before)}</td>
                    {seconds.map((each, place) => (
                      <td key={place === 0 ? 'before' : 'after'}>
                        {printedNumber(each, { decimals: 1 })}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <p className="log-tools">
        <button type="button" className="action" onClick={keep}>
          Keep this log as the one before
        </button>
      </p>
    </details>
  );
}
