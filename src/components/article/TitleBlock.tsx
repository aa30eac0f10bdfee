import type { ReactNode } from 'react';

interface CellProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Cell({ label, children }: CellProps): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const bolt = (
  <svg className="title-bolt" viewBox="0 0 150 100" width="150" height="100" aria-hidden>
    <circle cx="50" cy="50" r="47" />
    <path d="M34.5 23H65.5L81 50L65.5 77H34.5L19 50Z" />
    <path className="mark-stripe" d="M43 50H150" />
  </svg>
);

export interface TitleBlockProps {
  /** For which cars. */
  readonly cars: string;
  /** With which program and adapter. */
  readonly tools: string;
  /** Date of the last change, e.g. `21 Nov 2026`. Given by the build. */
  readonly changed?: string;
  readonly children: ReactNode;
}

/** The drawing-sheet block at the top: what this is, for whom, with what, and how old it is. */
export function TitleBlock({ cars, tools, changed, children }: TitleBlockProps): ReactNode {
  return (
    <div className="title-block" data-search-skip>
      <div className="title-words">{children}</div>
      {bolt}
      <dl className="title-cells">
        <Cell label="For">{cars}</Cell>
        <Cell label="With">{tools}</Cell>
        {changed && <Cell label="Changed">{changed}</Cell>}
      </dl>
    </div>
  );
}
