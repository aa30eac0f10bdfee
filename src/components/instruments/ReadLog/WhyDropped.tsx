import { type ReactNode, useEffect, useState } from 'react';
import { whyDropped } from '@site/src/calculations/logAnalysis/whyDropped';
import { TypedField } from '../kit/TypedField';
import type { ReadLogResult } from './compute';
import { logRoom } from './logRoom';
import { clock, exactClock, secondsOfClock } from './messages';
import { endOf, rowNear } from './timeLine';

const plain = (text: string): string => text.replaceAll('`', '');

/** Why a row was not counted, in one sentence. */
export const whyOfRow = ({ analysis }: ReadLogResult, row: number | undefined): string =>
  row === undefined || row < 0
    ? 'No row: between two drives.'
    : plain(whyDropped(analysis, row)?.text ?? 'Used.');

/** What became of the row nearest to a time; '' until it is known. */
function useWhyAt(result: ReadLogResult, seconds: number | undefined): string {
  const [known, setKnown] = useState({ seconds: NaN, why: '' });
  useEffect(() => {
    if (seconds === undefined) return;
    let isGone = false;
    // The rows on either side of the time.
    const window = { roles: [], fromSeconds: seconds, toSeconds: seconds, mostPoints: 8 };
    void logRoom.trace(window).then((trace) => {
      if (isGone || !trace) return;
      const row = rowNear(trace, seconds);
      const place = row === undefined ? -1 : trace.rows.indexOf(row);
      const at = trace.seconds[place];
      const when = at === undefined ? '' : `At ${exactClock(at)}: `;
      setKnown({ seconds, why: `${when}${whyOfRow(result, row)}` });
    });
    return () => {
      isGone = true;
    };
  }, [result, seconds]);
  return known.seconds === seconds ? known.why : '';
}

/** Asks for a time, and says what became of its row. */
export function WhyDropped({ result }: { readonly result: ReadLogResult }): ReactNode {
  const [text, setText] = useState('');
  const end = endOf(result.summary?.drives ?? []);
  const seconds = secondsOfClock(text);
  const isWrong = text.trim() !== '' && (seconds === undefined || seconds > end);
  const why = useWhyAt(result, isWrong ? undefined : seconds);
  return (
    <div className="instrument-asks log-open log-why">
      <TypedField
        id="log-why"
        label="Why was a row dropped? Its time"
        hint={`As 12:30 or 12:30.44, up to ${clock(end)}`}
        value={text}
        error={isWrong ? `Write a time such as 12:30.44, up to ${clock(end)}.` : undefined}
        onChange={setText}
      />
      <output htmlFor="log-why">{why}</output>
    </div>
  );
}
