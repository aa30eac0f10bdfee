import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Facts } from '../../article/Facts';
import { printLogTable } from '@site/src/calculations/logAnalysis/printLogTable';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { CopyButton } from '../kit/CopyButton';
import type { ReadLogResult } from './compute';
import type { CellPlace, CellStretch } from './logMessages';
import { meanFormulas } from './formulas';
import { logRoom } from './logRoom';
import { mayHandOut } from './mayHandOut';
import { cellMarks, correctionFormula, stateWords } from './cellWords';
import { clock, plainPercent, scalingText, signedPercent } from './messages';

export interface CellFactsProps {
  readonly result: ReadLogResult;
  readonly cell: CellPlace;
  readonly onLock: () => void;
  readonly onJump: (fromSeconds: number, toSeconds: number) => void;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Stretches that are listed; the longest say most. */
const mostShown = 12;

/** Everything about the chosen cell, and the rows behind it. */
export function CellFacts({ result, cell, onLock, onJump }: CellFactsProps): ReactNode {
  const { table } = result.analysis;
  const found = table.cells[cell.row]?.[cell.column];
  const [stretches, setStretches] = useState<readonly CellStretch[]>([]);
  const { analysis } = result;
  useEffect(() => {
    let isGone = false;
    void logRoom.rowsOfCell(cell).then((rows) => {
      if (!isGone) setStretches(rows);
    });
    return () => {
      isGone = true;
    };
  }, [cell, analysis]);
  const shown = useRef<HTMLElement>(null);
  // On phones they would open below the screen.
  useEffect(() => shown.current?.scrollIntoView({ block: 'nearest' }), [cell]);
  if (!found) return null;
  const copied = (form: 'row' | 'column', at: number) => () =>
    printLogTable(table, form, { place: at, mark: result.mark });
  const place = `${table.rpms[cell.row]} rpm, load ${table.loads[cell.column]}`;
  const stays = found.newValue === found.oldValue;
  const formulas = meanFormulas(found);
  const notes = [stateWords(found), ...cellMarks(found)];
  const longest = stretches
    .toSorted((a, b) => b.weightSeconds - a.weightSeconds)
    .slice(0, mostShown)
    .toSorted((a, b) => a.fromSeconds - b.fromSeconds);
  return (
    <section ref={shown} className="log-cell" aria-label={`Cell at ${place}`} aria-live="polite">
      <Facts
        of={[
          [
            place,
            stays
              ? `${scalingText(found.oldValue)} stays`
              : `${scalingText(found.oldValue)} becomes ${scalingText(found.newValue)}`,
          ],
          ['mean trim', signedPercent(found.meanPercent)],
          ['median', signedPercent(found.medianPercent)],
          ['mean near the median', signedPercent(found.robustMeanPercent)],
          ['seconds', printedNumber(found.seconds, { decimals: 1 })],
          ['visits', String(found.visits)],
          ['spread', plainPercent(found.spreadPercent)],
          ['standard error', plainPercent(found.standardErrorPercent)],
        ]}
      />
      <p>{`${capital(notes.join('; '))}.`}</p>
      {formulas.length > 0 && <p className="field-hint">{`${formulas.join('; ')}.`}</p>}
      {!stays && <p className="field-hint">{correctionFormula(found, result.options)}</p>}
      <p className="log-tools">
        <button type="button" className="action" onClick={onLock}>
          {found.isLocked ? 'Unlock this cell' : 'Lock this cell'}
        </button>
        {mayHandOut(result) && (
          <>
            <CopyButton label="Copy its row" text={copied('row', cell.row)} />
            <CopyButton label="Copy its column" text={copied('column', cell.column)} />
          </>
        )}
      </p>
      {longest.length > 0 && (
        <>
          <p className="field-hint">
            {stretches.length > longest.length
              ? `Its rows, the ${longest.length} longest of ${stretches.length} stretches:`
              : 'Its rows:'}
          </p>
          <ul className="log-jumps">
            {longest.map((each) => (
              <li key={each.fromSeconds}>
                <button
                  type="button"
                  className="log-link"
                  onClick={() => onJump(each.fromSeconds, each.toSeconds)}
                >
                  {clock(each.fromSeconds)}
                </button>
                {` ${each.rowCount} ${each.rowCount === 1 ? 'row' : 'rows'}, ${signedPercent(each.meanPercent)}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
