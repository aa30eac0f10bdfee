import type { ReactNode } from 'react';
import { type GateName } from '@site/src/calculations/logAnalysis/gates';
import {
  type GatePreset,
  gatePresets,
  presetGates,
} from '@site/src/calculations/logAnalysis/presets';
import { partedThousands } from '@site/src/calculations/text/partedThousands';
import type { ReadLogResult } from './compute';
import { DriveList } from './DriveList';
import { printGates } from './fields';
import { gateWords, lengthInWords } from './messages';
import { WhyDropped } from './WhyDropped';

const presetNames: Readonly<Record<GatePreset, string>> = {
  cruise: 'cruise',
  allClosedLoop: 'all closed loop',
  withIdle: 'with idle',
};

function Bar({ share, isUsed }: { readonly share: number; readonly isUsed?: boolean }): ReactNode {
  return (
    <span className="log-bar" data-used={isUsed} aria-hidden>
      <span style={{ width: `${(100 * share).toFixed(2)}%` }} />
    </span>
  );
}

/** What was thrown out, gate by gate in working order; each can be switched. */
export function GateList(props: {
  readonly result: ReadLogResult;
  readonly onChange: (gates: string) => void;
}): ReactNode {
  const { result, onChange } = props;
  const { analysis, options, isMadeUp } = result;
  const { gates, rowsUsed, rowCount, secondsUsed } = analysis;
  const words = gateWords(analysis.options);
  const most = Math.max(1, rowsUsed, ...gates.map(({ rowsOut }) => rowsOut));
  const isOn = (gate: GateName): boolean => options.gates[gate];
  const now = printGates(options.gates);
  // Nothing is asked by a filter that nobody wrote.
  const shown = gates.filter(({ gate }) => gate !== 'own' || analysis.options.filter !== null);
  return (
    <section className="log-part" aria-labelledby="log-gates-head">
      <p className="log-head" id="log-gates-head">
        What was thrown out
      </p>
      <p className="field-hint">
        {`${partedThousands(rowsUsed)} of ${partedThousands(rowCount)} rows used, ${lengthInWords(secondsUsed)}. A row counts under the first gate that it fails.`}
      </p>
      <div className="table-region">
        <table className="log-gates">
          <thead>
            <tr>
              <th scope="col">Gate, in this order</th>
              <th scope="col" colSpan={isMadeUp ? 1 : 2}>
                Rows out
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ gate, rowsOut, cannot }) => (
              <tr key={gate}>
                <th scope="row">
                  {isMadeUp ? (
                    `${isOn(gate) ? '' : 'Off: '}${words[gate]}`
                  ) : (
                    <label>
                      <input
                        type="checkbox"
                        checked={isOn(gate)}
                        onChange={({ target }) =>
                          onChange(printGates({ ...options.gates, [gate]: target.checked }))
                        }
                      />{' '}
                      {words[gate]}
                    </label>
                  )}
                  {isOn(gate) && cannot !== '' && (
                    <span className="log-cannot">{` ${cannot}`}</span>
                  )}
                </th>
                {!isMadeUp && (
                  <td>
                    <Bar share={rowsOut / most} />
                  </td>
                )}
                <td>{isOn(gate) ? partedThousands(rowsOut) : 'off'}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">
                <strong>Used</strong>
              </th>
              {!isMadeUp && (
                <td>
                  <Bar share={rowsUsed / most} isUsed />
                </td>
              )}
              <td>
                <strong>{partedThousands(rowsUsed)}</strong>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      {!isMadeUp && (
        <p className="log-choices" role="group" aria-label="Set of gates">
          Set of gates:{' '}
          {gatePresets.map((preset) => {
            const gatesOfPreset = printGates(presetGates(preset));
            return (
              <button
                key={preset}
                type="button"
                className="log-link"
                aria-pressed={gatesOfPreset === now}
                onClick={() => onChange(gatesOfPreset)}
              >
                {presetNames[preset]}
              </button>
            );
          })}
        </p>
      )}
      <DriveList result={result} />
      {!isMadeUp && <WhyDropped result={result} />}
    </section>
  );
}
