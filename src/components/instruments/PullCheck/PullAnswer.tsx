import type { ReactNode } from 'react';
import { neverLogged, peaksAgree } from '@site/src/calculations/pullCheck/comparePulls';
import { peaksOf } from '@site/src/calculations/pullCheck/pullPower';
import { Plot } from '../../figures/kit/Plot';
import { Answer } from '../kit/Answer';
import { SourceMark } from '../../article/SourceMark';
import type { JudgedLog, PullResult } from './pullCase';
import { PullExports } from './PullExports';
import { Peaks, PullNumbers } from './PullNumbers';
import { powerPlot, speedPlot, torquePlot } from './pullPlots';
import {
  findingWords,
  logWords,
  notLoggedWords,
  pullInShort,
  pullName,
  pullSentence,
  reasonWords,
} from './pullWords';

const weights = { spoils: 'Spoils it', care: 'Care', note: 'Note' } as const;

/** What was found in one log, and what speaks against its pull. */
function LogFindings(props: { readonly of: JudgedLog; readonly name: string }): ReactNode {
  const { of, name } = props;
  const { judged } = of;
  const lacking = notLoggedWords(of);
  return (
    <li>
      {judged ? `${name}: ${pullInShort(judged)}. ` : `${name}: none. `}
      <code>{of.name}</code>
      {`: ${logWords(of)}.`}
      {lacking && ` Not logged, so nobody can tell: ${lacking}.`}
      {judged && (judged.findings.length > 0 || judged.gearDisagrees) && (
        <ul>
          {judged.findings.map((each) => (
            <li key={each.kind}>
              <strong>{`${weights[each.weight]}: `}</strong>
              {`${findingWords(each)}.`}
            </li>
          ))}
          {judged.gearDisagrees && (
            <li>
              <strong>Care: </strong>
              {`the road speed shows another gear, ${judged.measures.gear?.gear ?? ''}.`}
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

/** Why two pulls may or may not be compared. */
function Comparison({ result }: { readonly result: PullResult }): ReactNode {
  const { comparison, logs } = result;
  if (!comparison) return null;
  const [a, b] = logs.map(({ judged }) => judged && peaksOf(judged.points)?.power.power.value);
  const near = a !== undefined && b !== undefined && peaksAgree(a, b);
  return (
    <>
      {comparison.reasons.length > 0 && (
        <p>{`Reasons: ${comparison.reasons.map(reasonWords).join('; ')}. The limits are this guide’s own choice.`}</p>
      )}
      <p>
        {`No log shows ${neverLogged.join(', ')}. All of it must be alike, too.`}
        {near && ' The peaks lie within 3 hp, good data by the earlier guide.'}
        {near && <SourceMark of="guide" />}
      </p>
    </>
  );
}

/** The made-up pulls are smooth, and every page carries them; a logged one may have spikes. */
const pointsOf = (madeUp: boolean): number => (madeUp ? 24 : 120);

/** The estimate, or why there is none. */
function Estimate(props: { readonly result: PullResult; readonly points: number }): ReactNode {
  const { result, points } = props;
  const power = powerPlot(result, points);
  const torque = torquePlot(result, points);
  if (!power || !torque)
    return <p>Choose the gear of the pull for an estimate of power: the log does not show it.</p>;
  return (
    <>
      <ul>
        <Peaks result={result} />
      </ul>
      <Plot spec={power} />
      <Plot spec={torque} />
      <p>
        Estimated from mass, air drag and the rise of rpm, without rolling resistance and without
        what spins up wheels and engine. The band is what the entries leave open. An entry that is
        wrong shifts both pulls alike: compare at equal rpm, and trust the difference more than the
        figure.
        <SourceMark of="computed" />
      </p>
      <PullNumbers result={result} />
    </>
  );
}

export interface PullAnswerProps {
  readonly result: PullResult;
  readonly stale: boolean;
  readonly forCase: string;
  /** The logs are those of the worked case. */
  readonly madeUp: boolean;
}

/** Verdict, reasons, drawings and files of one or two pulls. */
export function PullAnswer({ result, stale, forCase, madeUp }: PullAnswerProps): ReactNode {
  const judged = result.logs.some((log) => log.judged);
  return (
    <Answer sentence={pullSentence(result)} stale={stale} forCase={forCase}>
      {madeUp && <p>Worked case: two made-up logs. Nobody drove these pulls.</p>}
      <Comparison result={result} />
      <ul>
        {result.logs.map((log, place) => (
          <LogFindings of={log} name={pullName(result, place)} key={`${place} ${log.name}`} />
        ))}
      </ul>
      {judged && (
        <>
          <Plot spec={speedPlot(result, pointsOf(madeUp))} />
          <Estimate result={result} points={pointsOf(madeUp)} />
          <p>
            For Virtual Dyno: time from 0, rpm and pedal of the pull alone, with a few rows on both
            sides, without repeated rows.
          </p>
          <PullExports result={result} />
        </>
      )}
    </Answer>
  );
}
