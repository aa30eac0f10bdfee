import type { ReactNode } from 'react';
import { neverLogged } from '@site/src/calculations/pullCheck/comparePulls';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { SourceMark } from '../../article/SourceMark';
import { Plot } from '../../figures/kit/Plot';
import { Answer as AnswerFrame } from '../kit/Answer';
import { drawablePulls } from './compute';
import type { JudgedLog, PullResult } from './result';
import {
  knockUnheard,
  logInShort,
  notLogged,
  pullInShort,
  pullName,
  pullSentence,
} from './messages';
import { powerPlot, speedPlot, torquePlot } from './plots';
import { PullExports } from './PullExports';
import { Peaks, PullNumbers } from './PullNumbers';

/** What was found in one log. */
function LogFacts({ of, name }: { readonly of: JudgedLog; readonly name: string }): ReactNode {
  const { judged } = of;
  const lacking = notLogged(of);
  const unheard = knockUnheard(of);
  return (
    <li>
      {judged ? `${name}: ${pullInShort(judged)}. ` : `${name}: none. `}
      <code>{of.name}</code>
      {`: ${logInShort(of)}.`}
      {lacking && ` Not logged, so nobody can tell: ${lacking}.`}
      {unheard && ` ${unheard}`}
      {unheard && <SourceMark of="rom-data" />}
    </li>
  );
}

/** What must be alike besides. */
function Comparison({ result }: { readonly result: PullResult }): ReactNode {
  return (
    result.comparison && (
      <p>
        {`No log shows ${neverLogged.join(', ')}. All of it must be alike, too. Limits without a source of their own are this guide’s choice.`}
      </p>
    )
  );
}

/** The made-up pulls are smooth, and every page carries them; a logged one may have spikes. */
const pointsOf = (isMadeUp: boolean): number => (isMadeUp ? 24 : 120);

/** How the rise of rpm was fitted, and what its scatter leaves open. */
function fitInWords(result: PullResult): string {
  return drawablePulls(result)
    .flatMap(({ name, judged: { power } }) =>
      power
        ? `${name}: the rise of rpm is fitted over ${power.windowSeconds} s; its scatter leaves ± ${printedNumber(power.plusMinusPercent, { decimals: 1 })} %.`
        : [],
    )
    .join(' ');
}

/** The estimate, or why there is none. */
function Estimate(props: { readonly result: PullResult; readonly points: number }): ReactNode {
  const { result, points } = props;
  const power = powerPlot(result, points);
  const torque = torquePlot(result, points);
  if (!power || !torque) {
    const isUnknown = drawablePulls(result).some(({ judged }) => judged.gear === undefined);
    return (
      isUnknown && (
        <p>Choose the gear of the pull for an estimate of power: the log does not show it.</p>
      )
    );
  }
  return (
    <>
      <ul>
        <Peaks result={result} />
      </ul>
      <Plot spec={power} />
      <Plot spec={torque} />
      <p>
        {`Estimated with the gearing of ${result.gearingOf}, from mass, air drag and the rise of rpm, without rolling resistance and without what spins up wheels and engine. ${fitInWords(result)} The band is what the entries and the scatter leave open. An entry that is wrong shifts both pulls alike: compare at equal rpm, and trust the difference more than the figure.`}
        <SourceMark of="computed" />
      </p>
      <PullNumbers result={result} />
    </>
  );
}

/** Verdict, drawings and files of one or two pulls; nothing is drawn of what is spoilt. */
export function Answer({ result }: { readonly result: PullResult }): ReactNode {
  const { logs, isMadeUp, comparison } = result;
  const drawable = drawablePulls(result);
  const keptApart = comparison?.answer === 'no' && logs.every(({ judged }) => !judged?.isSpoilt);
  return (
    <AnswerFrame sentence={pullSentence(result)}>
      {isMadeUp && <p>Worked case: two made-up logs. Nobody drove these pulls.</p>}
      <Comparison result={result} />
      <ul>
        {logs.map((log, place) => (
          <LogFacts of={log} name={pullName(logs.length, place)} key={`${place} ${log.name}`} />
        ))}
      </ul>
      {keptApart && (
        <p>They are not drawn side by side. Open one of them alone to see its curve.</p>
      )}
      {drawable.length > 0 && (
        <>
          <Plot spec={speedPlot(result, pointsOf(isMadeUp))} />
          <Estimate result={result} points={pointsOf(isMadeUp)} />
        </>
      )}
      <PullExports result={result} />
    </AnswerFrame>
  );
}
