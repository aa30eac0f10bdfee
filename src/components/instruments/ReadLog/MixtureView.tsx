import type { ReactNode } from 'react';
import type { MixtureCell } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { mixtureNotices } from '@site/src/calculations/logAnalysis/mixtureNotices';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { NoticeList } from '../kit/NoticeList';
import type { ReadLogResult } from './compute';
import { delaySentences } from './delaySentences';
import { mixtureFormula } from './formulas';
import { lengthInWords, plainPercent, scalingText, signedPercent } from './messages';
import { ScrollingTable } from './ScrollingTable';

const lambda = (value: number): string =>
  Number.isFinite(value) ? printedNumber(value, { decimals: 3 }) : '';

/** Nothing that falls is offered to type: it takes proof from several pulls. */
const wouldBe = ({ wouldBe: raised, trust, meanPercent }: MixtureCell): string =>
  Number.isFinite(raised)
    ? scalingText(raised)
    : trust === 'settled' && meanPercent < 0
      ? 'by hand only'
      : trust;

/** Commanded against measured lambda, kept apart from the trims. */
export function MixtureView({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { mixture, table } = result.analysis;
  const { cannot, delay, cells } = mixture;
  const seen = cells.flatMap((row, r) =>
    row.flatMap((cell, c) =>
      cell.trust === 'empty'
        ? []
        : [{ ...cell, rpm: table.rpms[r] ?? NaN, load: table.loads[c] ?? NaN }],
    ),
  );
  const longest = seen.toSorted((a, b) => b.seconds - a.seconds)[0];
  return (
    <details className="log-part">
      <summary>
        {cannot === ''
          ? `Mixture in open loop: ${lengthInWords(mixture.secondsUsed)}`
          : 'Mixture in open loop: not to be had'}
      </summary>
      {cannot !== '' && <p>{cannot.replaceAll('`', '')}</p>}
      <p>{delaySentences(delay).join(' ')}</p>
      <NoticeList notices={mixtureNotices(mixture)} />
      {cannot === '' && seen.length > 0 && (
        <>
          <p>
            {`${mixture.rowsUsed} rows of full pedal after its first second; ${mixture.rowsRailed} left out because lambda or its target lies outside what the sensor measures. Positive: leaner than commanded, the cell goes up. Not part of the table above.`}
          </p>
          <ScrollingTable
            name="Mixture, cell by cell"
            heads={['rpm', 'load', 'asked', 'measured', 'error', 's', 'spread', 'cell', 'would be']}
          >
            {seen.map((cell) => (
              <tr key={`${cell.rpm} ${cell.load}`}>
                <th scope="row">{cell.rpm}</th>
                <td>{cell.load}</td>
                <td>{lambda(cell.commandedLambda)}</td>
                <td>{lambda(cell.measuredLambda)}</td>
                <td>{signedPercent(cell.meanPercent)}</td>
                <td>{printedNumber(cell.seconds, { decimals: 1 })}</td>
                <td>{plainPercent(cell.spreadPercent)}</td>
                <td>{scalingText(cell.oldValue)}</td>
                <td>{wouldBe(cell)}</td>
              </tr>
            ))}
          </ScrollingTable>
          {longest && (
            <p className="field-hint">
              {`At ${longest.rpm} rpm, load ${longest.load}: ${mixtureFormula(longest, mixture.longTrimKnown)}.`}
            </p>
          )}
        </>
      )}
    </details>
  );
}
