import type { ReactNode } from 'react';
import type { WorksheetCell } from '@site/src/calculations/loadScaling/loadScalingWorksheet';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { ValuesTable } from '../../figures/kit/ValuesTable';
import type { LoadScalingResult } from './compute';
import { printedPercent, remarkOf } from './messages';

const scaling = { decimals: 3 };

function cellsOf(cell: WorksheetCell, result: LoadScalingResult): string[] {
  const { computedPercent, hits, appliedPercent, before, after } = cell;
  return [
    printedNumber(before, scaling),
    computedPercent === null ? '' : printedPercent(computedPercent),
    hits === null ? '' : String(hits),
    printedPercent(appliedPercent),
    printedNumber(after, scaling),
    remarkOf(cell, result),
  ];
}

/** Every cell that the log speaks of or that changes, with what the formula asks for. */
export function CellTable({ result }: { readonly result: LoadScalingResult }): ReactNode {
  const cells = result.sheet.cells.flat().filter(({ outcome }) => outcome !== 'no-data');
  if (cells.length === 0) return null;
  return (
    <ValuesTable
      id="scaling-cells"
      caption="Cell by cell: the formula’s correction in percent, and what is applied."
      corner="rpm, load"
      columns={['Before', 'By formula, %', 'Hits', 'Applied, %', 'After', 'Remark']}
      rows={cells.map((cell) => ({
        head: `${cell.speedRpm}, ${cell.load}`,
        cells: cellsOf(cell, result),
      }))}
    />
  );
}
