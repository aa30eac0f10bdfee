import type { ReactNode } from 'react';
import { Plot } from '../../figures/kit/Plot';
import { ValuesTable } from '../../figures/kit/ValuesTable';
import { Answer as AnswerFrame } from '../kit/Answer';
import { SourceMark } from '../../article/SourceMark';
import { chainRows } from './chainRows';
import type { SparkResult } from './compute';
import { sparkPlot } from './sparkPlot';
import { degrees, isForJob, loggedWords, raisedWords, sparkSentence } from './messages';

/** Every term of the chain with the table it came from. */
function Chain({ result }: { readonly result: SparkResult }): ReactNode {
  return (
    <div className="table-region" role="region" aria-label="The spark chain" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col" className="number">
              °
            </th>
            <th scope="col">Table</th>
          </tr>
        </thead>
        <tbody>
          {chainRows(result).map(({ step, value, tables, sum }) => (
            <tr key={step}>
              <th scope="row">{sum ? <strong>{step}</strong> : step}</th>
              <td className="number">{sum ? <strong>{value}</strong> : value}</td>
              <td>
                {tables.map((table) => (
                  <div key={table}>
                    <code>{table}</code>
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The plot and its numbers; only maps have a line to follow. */
function Line({ result }: { readonly result: SparkResult }): ReactNode {
  const { sweep, over } = result;
  const axis = over === 'load' ? 'load' : 'rpm';
  return (
    <>
      <Plot spec={sparkPlot(result)} />
      <p>
        Thick: what leaves the chain. Thin grey: target less heat. Blue: limit with additions. Where
        grey lies above blue, a higher target changes nothing. Between breakpoints the maps are read
        in straight lines: usual, not documented.
        <SourceMark of="rom-data" />
        <SourceMark of="computed" />
      </p>
      <ValuesTable
        id="spark-values"
        caption="Degrees before top dead centre along the line"
        corner={axis}
        columns={['Target less heat', 'Limit', 'Final']}
        rows={sweep.map(({ at, trace }) => ({
          head: String(at),
          cells: [trace.afterHeatDegrees, trace.limitDegrees, trace.finalDegrees].map(degrees),
        }))}
      />
    </>
  );
}

/** Words, chain and plot of one case. */
export function Answer({ result }: { readonly result: SparkResult }): ReactNode {
  const { maps, raised } = result;
  return (
    <AnswerFrame sentence={sparkSentence(result)}>
      <p>
        {maps &&
          `Stock maps of ${maps.shown}, not your file: what a patched or edited file holds, write as your own values. `}
        {loggedWords(result)} {raisedWords(result)}
        {raised.byDegrees > 0 && ' This is a sum, not a permission: knock decides.'}
        {raised.byDegrees !== 0 && isForJob(result) && (
          <>
            {raised.byDegrees > 0
              ? ' Work by '
              : ' What else goes down with it: steps and undo box of '}
            <a href="#add-spark-advance">Add spark advance</a>.
          </>
        )}
      </p>
      <Chain result={result} />
      <p>
        The order of the steps is the earlier guide’s alone.
        <SourceMark of="guide" />
        {maps &&
          ' Multiplier of the cam addition, power addition, EGR advance and cold advance away from idle stand in no stock map here: they count as you write them.'}
      </p>
      {maps && <Line result={result} />}
    </AnswerFrame>
  );
}
