import type { ReactNode } from 'react';
import { isCheckedAlone, printedSource } from '@site/src/data/printedSource';

export interface SourceMarkProps {
  /** A key of `sources.ts`. */
  readonly of: string;
  /** A second source beside it, of other origin, says the same. */
  readonly agreed?: boolean;
}

/**
 * The mark of one source, as `[key]` in a chapter makes it; for tables that are made from data.
 *
 * @throws at a key that no source has.
 */
export function SourceMark({ of: key, agreed = false }: SourceMarkProps): ReactNode {
  const source = printedSource(key);
  if (!source)
    throw new Error(`no source has the key [${key}]; the keys stand in src/data/sources.ts`);
  const sure = isCheckedAlone(source) || agreed ? 'checked' : undefined;
  return (
    <a className="source-mark" data-sure={sure} href={`#source-${key}`}>
      {source.printed}
    </a>
  );
}
