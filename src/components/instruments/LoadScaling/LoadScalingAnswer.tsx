import type { ReactNode } from 'react';
import {
  printScalingTable,
  scalingTableAfter,
} from '@site/src/calculations/loadScaling/printScalingTable';
import { Callout } from '../../article/Callout';
import { Answer } from '../kit/Answer';
import { CopyButton } from '../kit/CopyButton';
import { Doubt } from '../../article/Prose';
import { SourceMark } from '../../article/SourceMark';
import { CellTable } from './CellTable';
import type { LoadScalingResult } from './loadScalingCase';
import { changeSentence, scalingNotes } from './loadScalingWords';
import { ScalingMap } from './ScalingMap';

function Start({ pasted, calibration }: LoadScalingResult): ReactNode {
  if (pasted) return <p>Started from your own table.</p>;
  if (calibration.nearness.length > 0)
    return (
      <Callout type="caution" title={`This is not the table of ${calibration.asked}.`}>
        <p>{`${calibration.nearness.join(' ')} Paste your own table from EcuFlash before you use the result.`}</p>
      </Callout>
    );
  return (
    <p>
      {`Started from the stock table of ${calibration.shown}.`}
      <SourceMark of="rom-data" />
    </p>
  );
}

/** Words, map, cells and copies of one worksheet. */
export function LoadScalingAnswer(props: {
  readonly result: LoadScalingResult;
  readonly stale: boolean;
  readonly show: string;
  readonly mark: '.' | ',';
}): ReactNode {
  const { result, stale, show, mark } = props;
  const printed = (withAxes: boolean) => () =>
    printScalingTable(scalingTableAfter(result.sheet), { withAxes, mark });
  const from = result.pasted ? 'your table' : `the stock table of ${result.calibration.shown}`;
  return (
    <Answer sentence={changeSentence(result)} stale={stale} forCase={from}>
      <Start {...result} />
      {result.summary.largeBlock && (
        <Callout type="caution" title="Two cells side by side ask for 10 % or more.">
          <p>
            Look for an air leak, the air meter, an injector or the fuel pressure before you change
            the table.
          </p>
        </Callout>
      )}
      <ScalingMap result={result} show={show} />
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
      <p>
        <CopyButton label="Copy for EcuFlash" text={printed(false)} />
      </p>
      <p>
        <CopyButton label="Copy with axes" text={printed(true)} />
      </p>
    </Answer>
  );
}
