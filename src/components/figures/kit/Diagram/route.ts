import type { Route, Side } from './diagramSpec';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Point = readonly [x: number, y: number];

/** Middle of what two stretches share, or undefined if they share nothing. */
const shared = (a: number, aLength: number, b: number, bLength: number): number | undefined => {
  const from = Math.max(a, b);
  const to = Math.min(a + aLength, b + bLength);
  return to - from > 8 ? Math.round((from + to) / 2) : undefined;
};

const middleOf = ({ x, y, width, height }: Rectangle, side: Side): Point => {
  if (side === 'top') return [x + width / 2, y];
  if (side === 'bottom') return [x + width / 2, y + height];
  return side === 'left' ? [x, y + height / 2] : [x + width, y + height / 2];
};

/** The sides that face each other. */
export const facingSides = (from: Rectangle, to: Rectangle): Route => {
  const beside = shared(from.y, from.height, to.y, to.height) !== undefined;
  if (beside || shared(from.x, from.width, to.x, to.width) === undefined) {
    if (to.x >= from.x + from.width) return ['right', 'left'];
    if (to.x + to.width <= from.x) return ['left', 'right'];
  }
  return to.y >= from.y ? ['bottom', 'top'] : ['top', 'bottom'];
};

const across = (side: Side): boolean => side === 'left' || side === 'right';
/** How far a line runs out before it turns back. */
const loop = 14;
/** How far before its end a line between two columns turns. */
const elbow = 12;

/** The corners of the line from one box to another: straight where they face each other. */
export const route = (from: Rectangle, to: Rectangle, [out, into]: Route): Point[] => {
  const [x0, y0] = middleOf(from, out);
  const [x1, y1] = middleOf(to, into);
  if (across(out) && across(into) && out !== into) {
    const y = shared(from.y, from.height, to.y, to.height);
    if (y !== undefined)
      return [
        [x0, y],
        [x1, y],
      ];
    const room = Math.min(elbow, Math.abs(x1 - x0) / 2);
    const x = Math.round(x1 > x0 ? x1 - room : x1 + room);
    return [
      [x0, y0],
      [x, y0],
      [x, y1],
      [x1, y1],
    ];
  }
  if (!across(out) && !across(into) && out !== into) {
    const x = shared(from.x, from.width, to.x, to.width);
    if (x !== undefined)
      return [
        [x, y0],
        [x, y1],
      ];
    const y = Math.round((y0 + y1) / 2);
    return [
      [x0, y0],
      [x0, y],
      [x1, y],
      [x1, y1],
    ];
  }
  if (out === into && across(out)) {
    const x = out === 'right' ? Math.max(x0, x1) + loop : Math.min(x0, x1) - loop;
    return [
      [x0, y0],
      [x, y0],
      [x, y1],
      [x1, y1],
    ];
  }
  if (out === into) {
    const y = out === 'bottom' ? Math.max(y0, y1) + loop : Math.min(y0, y1) - loop;
    return [
      [x0, y0],
      [x0, y],
      [x1, y],
      [x1, y1],
    ];
  }
  return across(out)
    ? [
        [x0, y0],
        [x1, y0],
        [x1, y1],
      ]
    : [
        [x0, y0],
        [x0, y1],
        [x1, y1],
      ];
};
