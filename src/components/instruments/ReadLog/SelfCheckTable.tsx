import type { ReactNode } from 'react';
import type { SelfCheck } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { lengthInWords, plainPercent, sharePercent } from './messages';
import { ScrollingTable } from './ScrollingTable';

/** What is left of the trims before and after, on the rows that made the table and on those held back. */
export function SelfCheckTable({ check }: { readonly check: SelfCheck }): ReactNode {
  const lines = [
    {
      name: 'used',
      seconds: check.usedSeconds,
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
      caption="What is left of the trims, before and after. Rows used know the table already; only minutes held back test it. Rows of cells that stay are not counted."
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
