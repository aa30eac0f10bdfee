import type { ReactNode } from 'react';
import { Doubt } from '../../article/Prose';
import { Answer } from '../kit/Answer';
import { HeatMap } from '../../figures/kit/HeatMap';
import type { ReadLogResult } from './compute';
import { cellViews } from './cellViews';
import { Copies } from './Copies';
import { GateList } from './GateList';
import { usedSentence } from './messages';
import { Verdict } from './Verdict';

const nothing = (): void => undefined;
const { scale } = cellViews.new;

/** A log that nobody drove, so that the page shows what comes out before anything is opened. */
export function WorkedCase({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { loads, rpms, cells } = result.analysis.table;
  const { changes } = result.analysis;
  const part = <T,>(all: readonly T[], places: readonly number[]): readonly T[] =>
    all.slice(Math.min(...places), Math.max(...places) + 1);
  const [rows, columns] = [changes.map(({ row }) => row), changes.map(({ column }) => column)];
  const shown = part(cells, rows).map((row) => part(row, columns));
  return (
    <Answer sentence={usedSentence(result.analysis)}>
      <p>
        A made-up log of 25 minutes over the stock table of LF9VEB. Each row that passes the gates
        counts for the four cells around it, by nearness and by its seconds; a cell is settled from
        5 s, 3 visits and a standard error of 1 % on, and only then moves by half of its mean trim,
        held back by 2 s of the old value and capped at 5 %. Cells at load 0.8 and above stay.{' '}
        <Doubt>These limits are this guide’s own choice.</Doubt>
      </p>
      <p>
        In a spreadsheet, with the share <code>w</code> of each row in the cell, its seconds{' '}
        <code>dt</code> and its trim <code>T</code>: <code>W</code> is{' '}
        <code>=SUMPRODUCT(w,dt)</code>, the mean <code>=SUMPRODUCT(w,dt,T)/W</code>, the new cell{' '}
        <code>=S*(1+MAX(-5,MIN(5,0.5*mean*W/(W+2)))/100)</code>.
      </p>
      <Verdict result={result} />
      <GateList result={result} onChange={nothing} />
      <HeatMap
        id="log-worked"
        title="The part of Load Scaling that changes, worked case"
        description="Cells with a number change, by up to 5 percent; the others stay as they are."
        x={{ name: 'load', values: part(loads, columns) }}
        y={{ name: 'rpm', values: part(rpms, rows) }}
        values={shown.map((row) =>
          row.map(({ newValue, oldValue }) => 100 * (newValue / oldValue - 1)),
        )}
        texts={shown.map((row) =>
          row.map(({ newValue, oldValue }) => (newValue === oldValue ? '' : newValue.toFixed(3))),
        )}
        form={{ decimals: 3, signed: true }}
        scale={scale}
        inside
      />
      <Copies result={result} />
    </Answer>
  );
}
