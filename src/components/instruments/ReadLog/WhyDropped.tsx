import { type ReactNode, useState } from 'react';
import { whyDropped } from '@site/src/calculations/logAnalysis/whyDropped';
import { TypedField } from '../kit/TypedField';
import type { ReadLogResult } from './compute';
import { clock, secondsOfClock } from './messages';
import { endOf, rowAt } from './timeLine';

const plain = (text: string): string => text.replaceAll('`', '');

/** Why the row at a time was not counted, in one sentence. */
export function whyAt({ analysis, summary }: ReadLogResult, seconds: number): string {
  const row = rowAt(summary?.drives ?? [], seconds);
  if (row < 0) return 'No row: between two drives.';
  return plain(whyDropped(analysis, row)?.text ?? 'Used.');
}

/** Asks for a time, and says what became of its row. */
export function WhyDropped({ result }: { readonly result: ReadLogResult }): ReactNode {
  const [text, setText] = useState('');
  const end = endOf(result.summary?.drives ?? []);
  const seconds = secondsOfClock(text);
  const isWrong = text.trim() !== '' && (seconds === undefined || seconds > end);
  return (
    <div className="instrument-asks log-open log-why">
      <TypedField
        id="log-why"
        label="Why was a row dropped? Its time"
        hint={`As 12:30, up to ${clock(end)}`}
        value={text}
        error={isWrong ? `Write a time such as 12:30, up to ${clock(end)}.` : undefined}
        exact={false}
        numeric={false}
        onChange={setText}
      />
      <output htmlFor="log-why">
        {seconds === undefined || isWrong ? '' : whyAt(result, seconds)}
      </output>
    </div>
  );
}
