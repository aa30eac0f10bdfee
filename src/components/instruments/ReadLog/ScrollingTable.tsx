import type { ReactNode } from 'react';
import { HeadRow } from './HeadRow';

export interface ScrollingTableProps {
  /** What the table is called by a screen reader. */
  readonly name: string;
  readonly caption?: string;
  readonly heads: readonly string[];
  /** Its rows. */
  readonly children: ReactNode;
}

/** Wide on phones: it scrolls in itself, so it takes the focus for the arrow keys. */
export function ScrollingTable({ name, caption, heads, children }: ScrollingTableProps): ReactNode {
  return (
    <div className="table-region" role="region" aria-label={name} tabIndex={0}>
      <table>
        {caption !== undefined && <caption>{caption}</caption>}
        <HeadRow heads={heads} />
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
