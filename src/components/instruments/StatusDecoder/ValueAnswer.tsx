import type { ReactNode } from 'react';
import type { DecodedStatus } from '@site/src/calculations/driveStatus/decodeStatus';
import type { Statement } from '@site/src/calculations/text/Statement';
import { Facts } from '../../article/Facts';
import { Statements } from '../../article/Statements';

type Fact = readonly [name: string, value: string];

const twoDigits = (value: number): string => value.toString(16).toUpperCase().padStart(2, '0');

const listed = (values: readonly string[]): string =>
  values.length > 0 ? values.join(', ') : 'not known';

/** Loop, tables and the other status that goes with it. */
const factsOfKnown = (status: DecodedStatus): readonly Fact[] => {
  if (!status.known) return [];
  const { loop } = status.known;
  if (status.column === 'FUELSYS') {
    return [
      ['Loop', loop],
      ['Drive status', listed(status.known.driveStatus.map(twoDigits))],
    ];
  }
  return [
    ['Loop', loop],
    ['Open-loop base tables', status.known.baseTables ? 'used' : 'not used'],
    ['FUELSYS', listed(status.known.fuelStatus.map(String))],
  ];
};

/** What acts in a state, and what may follow. */
const statementsOf = (status: DecodedStatus): readonly Statement[] => {
  if (!status.known) return [];
  const { mayFollow } = status.known;
  const acts: Statement[] =
    status.column === 'FUELSYS' ? [{ text: status.known.acts, sources: status.known.sources }] : [];
  const next = { ...mayFollow, text: `What may follow: ${mayFollow.text}` };
  return [...acts, next];
};

/** All that is known of one value. */
export function ValueAnswer({ status }: { readonly status: DecodedStatus }): ReactNode {
  const { value, hexadecimal, bits } = status;
  return (
    <>
      <Facts
        of={[
          ['Read as', status.notation],
          ['Hexadecimal', hexadecimal],
          ['Decimal', String(value)],
          ['Bits set, from 0', bits.length > 0 ? bits.join(', ') : 'none'],
          ...factsOfKnown(status),
        ]}
      />
      <Statements of={statementsOf(status)} />
    </>
  );
}
