import type { ReactNode } from 'react';
import { cellColour, cellViews } from './cellViews';
import type { ReadLogResult } from './compute';
import { type View, views } from './fields';

type Cells = ReadLogResult['analysis']['table']['cells'];

/** A table in small: for each colour one path through its cells. */
function SmallTable({ view, cells }: { readonly view: View; readonly cells: Cells }): ReactNode {
  const paths = new Map<string, string>();
  cells.forEach((row, r) =>
    row.forEach((cell, c) => {
      const colour = cellColour(view, cell) ?? '--site-line';
      paths.set(colour, `${paths.get(colour) ?? ''}M${c * 5} ${r * 4}h4v3h-4z`);
    }),
  );
  return (
    <svg viewBox={`0 0 ${(cells[0]?.length ?? 0) * 5} ${cells.length * 4}`} aria-hidden>
      {[...paths].map(([colour, path]) => (
        <path key={colour} d={path} style={{ fill: `var(${colour})` }} />
      ))}
    </svg>
  );
}

/** The ways to look at the cells, each with the table in small. */
export function ViewKeys(props: {
  readonly result: ReadLogResult;
  readonly onView: (view: View) => void;
}): ReactNode {
  const { result, onView } = props;
  const { cells } = result.analysis.table;
  return (
    <div className="log-views" role="group" aria-label="Show in the cells">
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === result.view}
          onClick={() => onView(view)}
        >
          <SmallTable view={view} cells={cells} />
          <span>{cellViews[view].name}</span>
          <small>{cellViews[view].unit}</small>
        </button>
      ))}
    </div>
  );
}
