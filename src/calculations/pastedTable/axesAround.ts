import type { DecimalMark } from '../text/writtenNumber';
import { whichAxes, type TableShape } from './whichAxes';

/** A text and the row or column where it stands in the pasted text, counted from 1. */
interface PlacedText {
  readonly text: string;
  readonly at: number;
}

/** The cells of one line, the row axis not among them. */
interface BodyRow {
  readonly texts: readonly string[];
  readonly row: number;
  readonly firstColumn: number;
}

export interface AxesAround {
  readonly columnAxis: readonly PlacedText[] | undefined;
  readonly rowAxis: readonly PlacedText[] | undefined;
  readonly body: readonly BodyRow[];
  /** Cells in a full row. */
  readonly width: number;
}

const withoutEmptyEnd = (axis: readonly PlacedText[]): readonly PlacedText[] =>
  axis.slice(0, axis.findLastIndex(({ text }) => text !== '') + 1);

/** Parts the axes of a pasted table from its cells; empty cells beyond its width fall away. */
export const axesAround = (
  rows: readonly (readonly string[])[],
  shape: TableShape | undefined,
  mark: DecimalMark,
): AxesAround => {
  const { top, left, corner } = whichAxes(rows, shape, mark);
  const firstLine = (rows[0] ?? []).map((text, c) => ({ text, at: c + 1 }));
  const columnAxis = top ? withoutEmptyEnd(firstLine.slice(corner ? 1 : 0)) : undefined;
  const lines = rows.slice(top ? 1 : 0).map((texts, r) => ({ texts, at: r + (top ? 2 : 1) }));
  const rowAxis = left ? lines.map(({ texts, at }) => ({ text: texts[0] ?? '', at })) : undefined;

  const inset = left ? 1 : 0;
  const longest = Math.max(0, ...lines.map(({ texts }) => texts.length - inset));
  const emptyAt = (column: number) =>
    lines.every(({ texts }) => (texts[column + inset] ?? '') === '');
  const oneTooMany = longest - 1 === shape?.columns && emptyAt(longest - 1);
  const width = columnAxis?.length ?? (oneTooMany ? longest - 1 : longest);

  const body = lines.map(({ texts, at }) => {
    const cells = texts.slice(inset);
    const more = cells.slice(width).some((text) => text !== '');
    return { texts: more ? cells : cells.slice(0, width), row: at, firstColumn: 1 + inset };
  });
  return { columnAxis, rowAxis, body, width };
};
