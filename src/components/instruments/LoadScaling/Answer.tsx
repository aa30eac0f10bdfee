import type { ReactNode } from 'react';
import {
  printScalingTable,
  scalingTableAfter,
} from '@site/src/calculations/loadScaling/printScalingTable';
import { Doubt } from '../../article/Prose';
import { SourceMark } from '../../article/SourceMark';
import { Answer as AnswerFrame } from '../kit/Answer';
import { CopyButton } from '../kit/CopyButton';
import { CellTable } from './CellTable';
import type { LoadScalingResult } from './compute';
import { changeSentence, placementSentence, scalingNotes } from './messages';
import { ScalingMap } from './ScalingMap';

function Start(result: LoadScalingResult): ReactNode {
  const { pasted, calibration } = result;
  return (
    <p>
      {pasted
        ? 'Started from your own table.'
        : `Started from the stock table of ${calibration.shown}.`}
      {!pasted && <SourceMark of="rom-data" />}
      {` ${placementSentence(result)}`}
    </p>
  );
}

/** Words, map, cells and copies of one worksheet. */
export function Answer({ result }: { readonly result: LoadScalingResult }): ReactNode {
  const { sheet, mark, isOwn } = result;
  const printed = (withAxes: boolean) => () =>
    printScalingTable(scalingTableAfter(sheet), { withAxes, mark });
  return (
    <AnswerFrame sentence={changeSentence(result)}>
      <Start {...result} />
      <ScalingMap result={result} />
      <CellTable result={result} />
      <ul>
        {scalingNotes(result).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p>
        <Doubt>
          The table seems to use the uncorrected load, the logged LOAD is corrected: a cell may sit
          beside the true one.
        </Doubt>
      </p>
      {isOwn && (
        <div className="ways">
          <CopyButton label="Copy for EcuFlash" text={printed(false)} />
          <CopyButton label="Copy with axes" text={printed(true)} />
        </div>
      )}
    </AnswerFrame>
  );
}
