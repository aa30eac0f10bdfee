import type { ReactNode } from 'react';
import type { SelfCheck } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { lengthInWords, plainPercent, sharePercent } from './messages';
import { ScrollingTable } from './ScrollingTable';

export interface SelfCheckTableProps {
  readonly check: SelfCheck;
  readonly secondsUsed: number;
}

/** What is left of the trims before and after, on the rows that made the table and on those held back. */
export function SelfCheckTable({ check, secondsUsed }: SelfCheckTableProps): ReactNode {
  const lines = [
    {
      name: 'used',
      seconds: secondsUsed,
      rms: [check.usedRmsBefore, check.usedRmsAfter],
      within: [check.usedWithinBefore, check.usedWithinAfter],
    },
    {
      name: 'held back',
      seconds: check.heldBackSeconds,
      rms: [check.heldBackRmsBefore, check.heldBackRmsAfter],
      within: [check.heldBackWithinBefore, check.heldBackWithinAfter],
    },
  ];
  return (
    <ScrollingTable
      name="What is left of the trims"
      caption="What is left of the trims, before and after. Rows used know the table already; only minutes held back test it."
      heads={['rows', 'time', 'rms before', 'rms after', 'in ±5 % before', 'in ±5 % after']}
    >
      {lines.map(({ name, seconds, rms, within }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{lengthInWords(seconds)}</td>
          {rms.map((each, place) => (
            <td key={place}>{plainPercent(each, 2)}</td>
          ))}
          {within.map((each, place) => (
            <td key={place}>{sharePercent(each)}</td>
          ))}
        </tr>
      ))}
    </ScrollingTable>
  );
}
