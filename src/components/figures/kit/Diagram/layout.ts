import { wrap } from '../words/wrap';
import type { DiagramBox, DiagramSpec, Size } from './diagramSpec';

export interface BoxLine {
  readonly text: string;
  readonly as: 'head' | 'text' | 'name';
}

/** A box with its place in CSS pixels and its words broken into lines. */
export interface PlacedBox {
  readonly box: DiagramBox;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly BoxLine[];
}

export const lineHeight = 16;
const padding = 10;
/** What the cut corners of a question take at each side. */
export const corner = 12;

/** Room at each side of the words. */
export const inset = ({ kind }: DiagramBox): number => {
  if (kind === 'plain') return 0;
  return kind === 'question' ? corner + 4 : padding;
};

const linesOf = (box: DiagramBox, width: number): BoxLine[] => {
  const room = width - 2 * inset(box);
  const said = (text: string | undefined, as: 'head' | 'text'): BoxLine[] =>
    text ? wrap(text, room).map((line) => ({ text: line, as })) : [];
  const names = (box.names ?? [])
    .flatMap((name) => wrap(name, room, { mono: true }))
    .map((text): BoxLine => ({ text, as: 'name' }));
  const text = said(box.text, 'text');
  return box.head ? [...said(box.head, 'head'), ...text, ...names] : [...names, ...text];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Puts the boxes of a diagram on its grid; all boxes of a row are equally high. */
export const layout = (spec: DiagramSpec, size: Size, width: number) => {
  const { columns, gap } = spec[size];
  const room = width - 2 - gap[0] * (columns.length - 1);
  const widths = columns.map((share) => (room * share) / sum(columns));
  const left = widths.map((_, index) => 1 + sum(widths.slice(0, index)) + gap[0] * index);
  const measured = spec.boxes.map((box) => {
    const [column, row, span = 1] = box[size];
    const own = sum(widths.slice(column, column + span)) + gap[0] * (span - 1);
    const lines = linesOf(box, own);
    const height = lines.length * lineHeight + (box.kind === 'plain' ? 4 : 18);
    return { box, row, x: left[column] ?? 0, width: own, lines, height };
  });
  const rows = Math.max(...measured.map(({ row }) => row)) + 1;
  const heights = Array.from({ length: rows }, (_, row) =>
    Math.max(0, ...measured.filter((each) => each.row === row).map(({ height }) => height)),
  );
  const top = heights.map((_, row) => 1 + sum(heights.slice(0, row)) + gap[1] * row);
  const placed = measured.map(({ box, row, x, width: own, lines }): PlacedBox => ({
    box,
    lines,
    x: Math.round(x),
    y: Math.round(top[row] ?? 0),
    width: Math.round(own),
    height: heights[row] ?? 0,
  }));
  return { placed, height: Math.ceil(sum(heights) + gap[1] * (rows - 1) + 2) };
};
