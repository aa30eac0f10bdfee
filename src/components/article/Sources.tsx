import { Fragment, type ReactNode } from 'react';
import { SourceMark } from '@site/src/components/article/SourceMark';
import type { HowSure } from '@site/src/data/drivetrain';

const words: Readonly<Record<HowSure, string>> = {
  confirmed: 'sources agree',
  'one-source': 'one source',
  doubt: 'not confirmed',
};

/** How sure a row of data is, in words, with the marks of its sources. */
export function Sources({
  sure,
  keys,
}: {
  readonly sure: HowSure;
  readonly keys: readonly string[];
}): ReactNode {
  return (
    <>
      {words[sure]}{' '}
      {keys.map((key) => (
        <Fragment key={key}>
          <SourceMark of={key} agreed={sure === 'confirmed' && keys.length > 1} />{' '}
        </Fragment>
      ))}
    </>
  );
}
