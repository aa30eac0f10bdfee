import type { ReactNode } from 'react';
import { compareAnalyses } from '@site/src/calculations/logAnalysis/compareAnalyses';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { NoticeList } from '../kit/NoticeList';
import { comparisonNotices } from './comparisonNotices';
import type { ReadLogResult } from './compute';
import { logRoom } from './logRoom';
import { plainPercent, signedPercent } from './messages';
import { ScrollingTable } from './ScrollingTable';

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
  const doubts = earlier && !isSame ? comparisonNotices(earlier.analysis, analysis) : [];
  const isRefused = doubts.some(({ kind }) => kind === 'refusal');
  const compared =
    earlier && !isSame && !isRefused ? compareAnalyses(earlier.analysis, analysis) : undefined;
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
            ? 'Kept. Now open the log after the flash, paste the table that you flashed where the table in the car is asked for, and come back here.'
            : `Before: ${earlier.name}. After: ${name}.`
          : 'Keep this log as the one before, flash, drive, open the next, and paste the table that you flashed for it: both stand here cell by cell.'}
      </p>
      <NoticeList notices={doubts} />
      {compared && rows.length === 0 && <p>No cell has data in both logs.</p>}
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
            caption="Moved and expected in points: expected is what the change of the cell should have done."
            heads={[
              'rpm',
              'load',
              'before',
              'after',
              'moved',
              'expected',
              'give or take',
              'verdict',
            ]}
          >
            {rows.map((cell) => (
              <tr key={`${cell.rpm} ${cell.load}`}>
                <th scope="row">{cell.rpm}</th>
                <td>{cell.load}</td>
                <td>{signedPercent(cell.before.meanPercent)}</td>
                <td>{signedPercent(cell.after.meanPercent)}</td>
                <td>{printedNumber(cell.changePoints, { decimals: 1, signed: true })}</td>
                <td>
                  {printedNumber(cell.expectedPercent - cell.before.meanPercent, {
                    decimals: 1,
                    signed: true,
                  })}
                </td>
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
