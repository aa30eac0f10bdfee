import type { ReactNode } from 'react';
import type { KnockCell } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import type { ReadLogResult } from './compute';

/** A cell counts as looked at from here on, s. */
const lookedFrom = 1;

const stateOf = ({ events, seconds, isListening }: KnockCell): string =>
  events > 0 ? 'hit' : isListening === false ? 'deaf' : seconds >= lookedFrom ? 'looked' : 'dark';

/** `0.4 s`, `12 s`; what was driven is never nought. */
const secondsText = (seconds: number): string =>
  seconds < 0.05 ? '<0.1 s' : `${printedNumber(seconds, { decimals: seconds < 9.95 ? 1 : 0 })} s`;

const spoken: Readonly<Record<string, string>> = {
  deaf: ', the computer does not listen',
  looked: ', no event',
  dark: '',
};

const legend = [
  ['hit', 'events, how many'],
  ['looked', 'looked at for 1 s or more, no event'],
  ['dark', 'under 1 s'],
  ['deaf', 'the computer does not listen: no event is not silence'],
] as const;

/** Events over the stock spark of the car: where they were, where was looked, where nobody listens. */
export function KnockMap({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { sparkTarget, analysis, calibration } = result;
  const { loads, rpms, cells } = analysis.knock;
  // An answer of before the stock maps came has other axes: its cells have no spark of theirs.
  const isSameAxes = sparkTarget?.length === rpms.length && sparkTarget[0]?.length === loads.length;
  if (!isSameAxes || cells.length === 0) return null;
  return (
    <>
      <p className="field-hint">
        Numbers: stock <code>Spark Target | High Fuel Demand, Low-Det</code> of {calibration}, °.
        Red: events of this log. Small: how long the engine ran there with knock logged.
      </p>
      <div className="log-wide" role="region" aria-label="Knock over the stock spark" tabIndex={0}>
        <table className="log-cells log-knock">
          <thead>
            <tr>
              <th scope="col">rpm</th>
              {loads.map((load) => (
                <th key={load} scope="col">
                  {String(load).replace(/^0\./, '.')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map((row, r) => (
              <tr key={rpms[r]}>
                <th scope="row">{rpms[r]}</th>
                {row.map((cell, c) => {
                  const state = stateOf(cell);
                  const degrees = printedNumber(sparkTarget[r]?.[c] ?? NaN, { decimals: 0 });
                  return (
                    <td key={loads[c]} data-knock={state}>
                      {degrees}
                      {state === 'hit' ? (
                        <b>
                          {cell.events}
                          <span className="visually-hidden"> of knock</span>
                        </b>
                      ) : (
                        <span className="visually-hidden">{spoken[state]}</span>
                      )}
                      {cell.seconds > 0 && (
                        <small>
                          <span className="visually-hidden">, driven for </span>
                          {secondsText(cell.seconds)}
                        </small>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="log-legend log-knock">
        {legend.map(([state, words]) => (
          <li key={state}>
            <i data-knock={state} />
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}
