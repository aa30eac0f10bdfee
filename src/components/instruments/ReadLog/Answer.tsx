import { type ReactNode, use, useLayoutEffect, useState } from 'react';
import type { LimitName } from '@site/src/data/limits';
import { bringStyles } from '../../article/bringStyles';
import { Answer as AnswerFrame } from '../kit/Answer';
import { AnswerContext } from '../kit/answerContext';
import { AxisDoubt } from './AxisDoubt';
import { CellFacts } from './CellFacts';
import type { ReadLogResult } from './compute';
import { Compare } from './Compare';
import { Copies } from './Copies';
import { fullThrottleLimits } from './fullThrottleLimits';
import { GateList } from './GateList';
import { InSteps } from './InSteps';
import { KnockView } from './KnockView';
import type { Values } from '../kit/fields';
import type { LogFields } from './fields';
import type { CellPlace } from './logMessages';
import { LogPlot } from './LogPlot';
import { usedSentence } from './messages';
import { MissingColumns } from './MissingColumns';
import { MixtureView } from './MixtureView';
import { PullsOfLog } from './PullsOfLog';
import { PullWarnings } from './PullWarnings';
import { ScalingCells } from './ScalingCells';
import { endOf, type Stretch } from './timeLine';
import { TrimDoubt } from './TrimDoubt';
import { trimLimits } from './trimLimits';
import { Verdict } from './Verdict';
import { WorkedCase } from './WorkedCase';
import styles from './readLog.css?text';

export interface AnswerProps {
  readonly result: ReadLogResult;
  readonly set: (changes: Partial<Values<LogFields>>) => void;
}

/** What is told where its number stands, and not above. */
const limitsBelow: ReadonlySet<LimitName> = new Set([
  ...trimLimits,
  'logAxisUnknown',
  ...fullThrottleLimits,
  'logNeedsOwnTable',
  'loweredCells',
  'logSupportsNoChange',
]);

/** Plot, verdict, gates, table, cell, caution, self-check and copies of one log. */
function LogParts({ result, set }: AnswerProps): ReactNode {
  const { analysis, options, summary, reading } = result;
  const whole: Stretch = { fromSeconds: 0, toSeconds: endOf(summary?.drives ?? []) };
  const [shown, setShown] = useState({ reading, stretch: whole });
  const [cell, setCell] = useState<CellPlace>();
  const stretch = shown.reading === reading ? shown.stretch : whole;
  const show = (next: Stretch) => setShown({ reading, stretch: next });
  const lock = ({ row, column }: CellPlace) => {
    const place = row * analysis.table.loads.length + column;
    const others = options.lockedCells.filter((each) => each !== place);
    const locks = others.length < options.lockedCells.length ? others : [...others, place];
    set({ locks: locks.toSorted((a, b) => a - b).join(' ') });
  };
  // Without engine speed, load or trims there is no table; pulls and knock may be there all the same.
  const isRefused = analysis.notices.some(({ kind }) => kind === 'refusal');
  return (
    <InSteps>
      <MissingColumns result={result} />
      {summary && <LogPlot key={reading} result={result} stretch={stretch} onStretch={show} />}
      <PullWarnings result={result} />
      <PullsOfLog result={result} />
      {!isRefused && <Verdict result={result} />}
      {!isRefused && <GateList result={result} onChange={(gates) => set({ gates })} />}
      {!isRefused && (
        /* Together: the copy key sticks to the foot of the screen beside the table, and over nothing else. */
        <div>
          <ScalingCells
            result={result}
            chosen={cell}
            onChoose={setCell}
            onView={(view) => set({ view })}
            facts={
              cell && (
                <CellFacts
                  result={result}
                  cell={cell}
                  onLock={() => lock(cell)}
                  onJump={(from, to) => {
                    show({ fromSeconds: Math.max(0, from - 10), toSeconds: to + 10 });
                    document.getElementById('log-plot-head')?.scrollIntoView({ block: 'start' });
                  }}
                />
              )
            }
          />
          <TrimDoubt result={result} />
          <AxisDoubt result={result} />
          <Copies result={result} />
        </div>
      )}
      <KnockView result={result} />
      <MixtureView result={result} />
      <Compare result={result} />
    </InSteps>
  );
}

/** The answer to a log; one of earlier fields is not handed out. */
function LogAnswer({ result, set }: AnswerProps): ReactNode {
  const told = use(AnswerContext);
  return (
    <AnswerContext
      value={{
        ...told,
        stale: told.stale || result.isPending,
        notices: told.notices.filter(({ limit }) => !limitsBelow.has(limit)),
      }}
    >
      <AnswerFrame sentence={usedSentence(result.analysis)}>
        <LogParts result={result} set={set} />
      </AnswerFrame>
    </AnswerContext>
  );
}

/** The answer to a log, or the worked case. */
export function Answer(props: AnswerProps): ReactNode {
  useLayoutEffect(() => bringStyles(styles), []);
  return props.result.isMadeUp ? <WorkedCase result={props.result} /> : <LogAnswer {...props} />;
}
