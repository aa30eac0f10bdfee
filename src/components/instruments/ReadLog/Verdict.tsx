import type { ReactNode } from 'react';
import { Mark } from '../../article/Mark';
import { NoticeList } from '../kit/NoticeList';
import type { ReadLogResult } from './compute';
import {
  lengthInWords,
  sharePercent,
  signedPercent,
  followsHeatOrTime,
  trendSentences,
  verdictLimit,
  verdictSentence,
} from './messages';

/** Air meter, injectors or load scaling: said before any new value. */
export function Verdict({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { errorSource } = result.analysis;
  // One log is one witness, however many drives it holds.
  const logs = result.reports.filter(({ refusal }) => refusal === '').length;
  const shares = [
    ['by cell', errorSource.byCells],
    ['by air flow', errorSource.byAirFlow],
    ['by pulse width', errorSource.byPulseWidth],
  ] as const;
  const sure = errorSource.verdict === 'noData' ? 'open' : logs > 1 ? 'checked' : 'look-again';
  const { verdict, longTrimZones, notice: told } = errorSource;
  return (
    <section className="log-part" aria-labelledby="log-verdict-head">
      <p className="log-head" id="log-verdict-head">
        Which error is it
      </p>
      <div className="verdict">
        <Mark sure={sure} />
        <div>
          <p className="answer-first">{verdictSentence(errorSource, logs)}</p>
          <table className="log-shares">
            <caption className="field-hint">How much of the trim each one explains</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">explained</th>
                <th scope="col">drawn</th>
                <th scope="col">share</th>
              </tr>
            </thead>
            <tbody>
              {shares.map(([name, share]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    {Number.isFinite(share) && (
                      <span className="log-bar" data-used={name === 'by cell'} aria-hidden>
                        <span style={{ width: `${(100 * Math.max(0, share)).toFixed(1)}%` }} />
                      </span>
                    )}
                  </td>
                  <td>{Number.isFinite(share) ? sharePercent(share) : 'not logged'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="field-hint">{verdictLimit(errorSource)}</p>
          {!result.isMadeUp && verdict !== 'noData' && (
            <>
              <ul>
                {trendSentences(errorSource).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
              {followsHeatOrTime(errorSource) && (
                <p className="field-hint">
                  This may be heat or time and no cell; the road may have changed with it. Log the
                  same road warm before you believe a cell.
                </p>
              )}
            </>
          )}
        </div>
      </div>
      {verdict !== 'loadScaling' && verdict !== 'withinNoise' && <NoticeList notices={[told]} />}
      {!result.isMadeUp && longTrimZones.some(({ seconds }) => seconds > 0) && (
        <details>
          <summary>Trims by zone of the long-term trim</summary>
          <ul>
            {longTrimZones
              .filter(({ seconds }) => seconds > 0)
              .map((zone) => (
                <li key={zone.fromGramsPerSecond}>
                  {`${zone.fromGramsPerSecond} to ${zone.toGramsPerSecond} g/s: FT_LONG ${signedPercent(zone.longTrimPercent)}, with FT_SHORT ${signedPercent(zone.meanPercent)}, in ${lengthInWords(zone.seconds)}`}
                </li>
              ))}
          </ul>
        </details>
      )}
    </section>
  );
}
