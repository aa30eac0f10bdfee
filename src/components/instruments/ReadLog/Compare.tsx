import type { ReactNode } from 'react';
import {
  type ComparedLogs,
  compareAnalyses,
} from '@site/src/calculations/logAnalysis/compareAnalyses';
import { printedNumber } from '../../figures/kit/printedNumber';
import type { ReadLogResult } from './compute';
import { logRoom } from './logRoom';
import { plainPercent, signedPercent } from './messages';
import { ScrollingTable } from './ScrollingTable';

/** Both logs, cell by cell; undefined where their tables have other axes. */
function comparedLogs({ earlier, analysis }: ReadLogResult): ComparedLogs | undefined {
  try {
    return earlier && compareAnalyses(earlier.analysis, analysis);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const verdictWords = {
  better: 'better',
  worse: 'worse',
  same: 'no clear difference',
  unknown: 'not settled in both',
} as const;

/** The log before a flash beside the one after it, cell by cell. */
export function Compare({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { analysis, earlier, reports } = result;
  const name = reports.length === 1 ? (reports[0]?.name ?? '') : `${reports.length} files`;
  const keep = () => logRoom.keepToCompare({ name, analysis });
  const isSame = earlier?.analysis === analysis;
  const compared = isSame ? undefined : comparedLogs(result);
  const { rpms, loads } = analysis.table;
  const rows = (compared?.cells ?? []).flatMap((line, row) =>
    line.flatMap((cell, column) =>
      Number.isNaN(cell.changePoints)
        ? []
        : [{ ...cell, rpm: rpms[row] ?? NaN, load: loads[column] ?? NaN }],
    ),
  );
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
      {earlier && !isSame && rows.length === 0 && (
        <p>No cell has data in both logs, or their tables have other axes.</p>
      )}
      {compared && rows.length > 0 && (
        <>
          <p>
            <strong>
              {`Of ${compared.compared} cells settled in both ${compared.better} are better and ${compared.worse} worse; rms ${plainPercent(compared.rmsAfter)} instead of ${plainPercent(compared.rmsBefore)}.`}
            </strong>{' '}
            Weather, fuel and another road speak along.
          </p>
          <ScrollingTable
            name="Both logs"
            heads={['rpm', 'load', 'before', 'after', 'moved', 'give or take', 'verdict']}
          >
            {rows.map((cell) => (
              <tr key={`${cell.rpm} ${cell.load}`}>
                <th scope="row">{cell.rpm}</th>
                <td>{cell.load}</td>
                <td>{signedPercent(cell.before.meanPercent)}</td>
                <td>{signedPercent(cell.after.meanPercent)}</td>
                <td>{printedNumber(cell.changePoints, { decimals: 1, signed: true })}</td>
                <td>{printedNumber(cell.standardErrorPoints, { decimals: 1 })}</td>
                <td>{verdictWords[cell.verdict]}</td>
              </tr>
            ))}
          </ScrollingTable>
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
