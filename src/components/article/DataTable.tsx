import type { ReactNode } from 'react';

export interface DataTableProps {
  readonly id: string;
  /** The finding, in one sentence. */
  readonly caption: string;
  /** What the table covers. */
  readonly scope?: string;
  /** `Table 3.2`, given by the build. */
  readonly number?: string;
  readonly children: ReactNode;
}

/** A numbered table: caption with the finding, and a region of its own that scrolls when it is wide. */
export function DataTable({ id, caption, scope, number, children }: DataTableProps): ReactNode {
  return (
    <div className="data-table" id={id} data-search-entry="" data-number={number}>
      <div className="plate-caption">
        <p className="plate-number">{number}</p>
        <div>
          <p id={`${id}-caption`}>{caption}</p>
          {scope && <p className="plate-scope">{scope}</p>}
        </div>
      </div>
      {/* A wide table scrolls in itself, so the region must take the focus for the arrow keys. */}
      <div className="table-region" role="region" aria-labelledby={`${id}-caption`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
