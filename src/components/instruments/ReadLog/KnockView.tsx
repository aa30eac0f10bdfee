import type { ReactNode } from 'react';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { Doubt } from '../../article/Prose';
import type { ReadLogResult } from './compute';
import { GearHint } from './GearHint';
import { KnockMap } from './KnockMap';
import { knockSentence, lengthInWords } from './messages';
import { ScrollingTable } from './ScrollingTable';
import { onTimeLine } from './timeLine';

/** Events of knock that are listed. */
const most = 100;

/** Knock by place, with how long was looked there, and where the computer does not listen. */
export function KnockView({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { summary, analysis, calibration } = result;
  const { cannot, events, secondsListening, secondsDeaf, cells, loads, rpms } = analysis.knock;
  const hit = cells.flatMap((row, r) =>
    row.flatMap((cell, c) =>
      cell.events > 0 ? [{ ...cell, rpm: rpms[r] ?? NaN, load: loads[c] ?? NaN }] : [],
    ),
  );
  const secondsLooked = cells.flat().reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <details className="log-part">
      <summary>
        {cannot === ''
          ? `Knock: ${events.length} ${events.length === 1 ? 'event' : 'events'}`
          : 'Knock: not to be had'}
      </summary>
      {cannot !== '' && <p>{cannot.replaceAll('`', '')}</p>}
      {cannot === '' && (
        <p>
          {`Looked at: ${lengthInWords(secondsLooked)} of ${lengthInWords(analysis.seconds)}. `}
          {Number.isFinite(secondsListening)
            ? `${lengthInWords(secondsListening)} where the stock file of ${calibration} listens, ${lengthInWords(secondsDeaf)} where it does not. `
            : ''}
          <Doubt>
            {Number.isFinite(secondsListening)
              ? 'No event where it does not listen is not silence.'
              : 'Where this computer listens is not known here.'}
          </Doubt>
        </p>
      )}
      {cannot === '' && <KnockMap result={result} />}
      {hit.length > 0 && (
        <ScrollingTable
          name="Cells with knock events"
          caption="Cells with events; two drives with events are no chance."
          heads={['rpm', 'load', 'events', 'seconds', 'a minute', 'most, °', 'drives']}
        >
          {hit.map((cell) => (
            <tr key={`${cell.rpm} ${cell.load}`}>
              <th scope="row">{cell.rpm}</th>
              <td>{cell.load}</td>
              <td>{cell.events}</td>
              <td>{printedNumber(cell.seconds, { decimals: 1 })}</td>
              <td>{printedNumber(cell.perMinute, { decimals: 1 })}</td>
              <td>{printedNumber(cell.mostDegrees, { decimals: 2 })}</td>
              <td>{cell.drives}</td>
            </tr>
          ))}
        </ScrollingTable>
      )}
      <GearHint of={events} />
      {events.length > 0 && (
        <ul>
          {events.slice(0, most).map((event) => (
            <li key={event.row}>
              {knockSentence(
                event,
                onTimeLine(summary?.drives ?? [], event.drive, event.timeSeconds),
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
