import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { CellPlace } from './logMessages';
import { cellColour, cellViews, lineOf } from './cellViews';
import type { ReadLogResult } from './compute';
import type { View } from './fields';
import { InSteps } from './InSteps';
import { adjustedSentence, cellWords } from './cellWords';
import { ViewKeys } from './ViewKeys';

/** `.5625`, as narrow as the column. */
const loadHead = (load: number): string => String(load).replace(/^0\./, '.');

/** The scale of the colours in words and swatches. */
function Scale({ view }: { readonly view: View }): ReactNode {
  const { scale, unit, name } = cellViews[view];
  const kind = scale.kind === 'two-sided' ? 'two' : 'seq';
  return (
    <p className="log-scale">
      {Array.from({ length: scale.limits.length + 1 }, (_, step) => (
        <span key={step}>
          <i style={{ background: `var(--map-${kind}-${step + 1})` }} />
          {step < scale.limits.length ? String(scale.limits[step]).replace('-', '−') : ''}
        </span>
      ))}{' '}
      {view === 'new' ? '% change' : `${name.toLowerCase()}, ${unit}`}
    </p>
  );
}

const legend = [
  ['settled', 'settled'],
  ['thin', 'thin: stays'],
  ['empty', 'nothing known: stays'],
  ['capped', 'held at the cap'],
  ['slanted', 'in doubt, or load 0.8 and above: stays'],
  ['locked', 'locked by you'],
  ['filled', 'filled between two'],
] as const;

/** Rows of the table that one task draws. */
const rowsAtOnce = 3;

export interface ScalingCellsProps {
  readonly result: ReadLogResult;
  readonly chosen: CellPlace | undefined;
  readonly onChoose: (cell: CellPlace) => void;
  readonly onView: (view: View) => void;
  /** Of the chosen cell, beneath the table, where the hand is. */
  readonly facts: ReactNode;
}

/** The table of the car, cell by cell: colour says how much, the line at the foot how sure. */
export function ScalingCells(props: ScalingCellsProps): ReactNode {
  const { result, chosen, onChoose, onView, facts } = props;
  const { view, analysis, tableName, reading } = result;
  const { options } = analysis;
  const { table, changes } = analysis;
  const { loads, rpms, cells } = table;
  const body = useRef<HTMLTableSectionElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const firstDriven = Math.max(
    0,
    Math.min(...cells.map((row) => row.findIndex(({ trust }) => trust !== 'empty') >>> 0)),
  );
  // Where the table is wider than the screen it opens where the car was driven; then it stays where readers left it.
  const placedFor = useRef(-1);
  useEffect(() => {
    if (placedFor.current === reading) return;
    placedFor.current = reading;
    const cell = body.current?.rows[0]?.cells[firstDriven + 1];
    const head = body.current?.rows[0]?.cells[0];
    if (region.current && cell && head)
      region.current.scrollLeft = cell.offsetLeft - head.offsetWidth;
  }, [firstDriven, reading]);
  const at = chosen ?? { row: 0, column: 0 };
  const move = (event: KeyboardEvent, { row, column }: CellPlace) => {
    const step = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      Home: [0, -column],
      End: [0, loads.length - 1 - column],
    }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = {
      row: Math.min(rpms.length - 1, Math.max(0, row + (step[0] ?? 0))),
      column: Math.min(loads.length - 1, Math.max(0, column + (step[1] ?? 0))),
    };
    body.current?.rows[next.row]?.cells[next.column + 1]?.querySelector('button')?.focus();
  };
  return (
    <section className="log-part" aria-labelledby="log-table-head">
      <p className="log-head" id="log-table-head">
        <code>Load Scaling</code>
      </p>
      <p className="field-hint">
        {`${changes.length} of ${rpms.length * loads.length} cells change. Held against ${tableName}. ${adjustedSentence(cells.flat(), options)}`}
      </p>
      <ViewKeys result={result} onView={onView} />
      {/* Wide on phones: it scrolls in itself; the cells take the focus. */}
      <div className="log-wide" ref={region}>
        <table className="log-cells" aria-labelledby="log-table-head">
          <thead>
            <tr>
              <th scope="col">rpm</th>
              {loads.map((load) => (
                <th key={load} scope="col">
                  {loadHead(load)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            <InSteps atOnce={rowsAtOnce}>
              {cells.map((cellsOfRow, row) => (
                <tr key={rpms[row]}>
                  <th scope="row">{rpms[row]}</th>
                  {cellsOfRow.map((cell, column) => {
                    const colour = cellColour(view, cell);
                    const isChosen = chosen?.row === row && chosen.column === column;
                    return (
                      <td key={loads[column]}>
                        <button
                          type="button"
                          tabIndex={at.row === row && at.column === column ? 0 : -1}
                          aria-pressed={isChosen}
                          aria-label={`${rpms[row]} rpm, load ${loads[column]}: ${cellWords(cell)}`}
                          data-line={lineOf(cell)}
                          data-changed={cell.newValue !== cell.oldValue || undefined}
                          style={
                            colour
                              ? { background: `var(${colour})`, color: `var(${colour}-text)` }
                              : undefined
                          }
                          onClick={() => onChoose({ row, column })}
                          onKeyDown={(event) => move(event, { row, column })}
                        >
                          {cellViews[view].text(cell)}
                        </button>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </InSteps>
          </tbody>
        </table>
      </div>
      {facts}
      <Scale view={view} />
      <ul className="log-legend">
        {legend
          .filter(([line]) => line !== 'filled' || options.fillsGaps)
          .map(([line, words]) => (
            <li key={line}>
              <i data-line={line} />
              {words}
            </li>
          ))}
      </ul>
    </section>
  );
}
