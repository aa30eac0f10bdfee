import { segmentsOf } from '@site/src/search/segments';
import type { Snippet } from '@site/src/search/snippet';
import { Fragment, type ReactNode } from 'react';

/** A sentence of the guide as plain text, with hits marked and exact names in monospace. */
export function MarkedText({ snippet }: { readonly snippet: Snippet }): ReactNode {
  return segmentsOf(snippet).map(({ text, isHit, isExact }, place) => {
    const words = isExact ? <code>{text}</code> : text;
    return isHit ? <mark key={place}>{words}</mark> : <Fragment key={place}>{words}</Fragment>;
  });
}
