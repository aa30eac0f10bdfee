import type { PageWeight } from './pageWeight';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const lines: Readonly<
  Record<keyof PageWeight, readonly [what: string, as: (n: number) => string]>
> = {
  scriptBytes: ['script', kilobytes],
  styleBytes: ['style', kilobytes],
  htmlBytes: ['HTML', kilobytes],
  htmlPerTextByte: ['HTML per byte of text, arriving', (ratio) => ratio.toFixed(2)],
  wholePerTextByte: ['HTML per byte of text, with late', (ratio) => ratio.toFixed(2)],
  elements: ['elements', String],
  requests: ['requests', String],
};

const names = Object.keys(lines) as (keyof PageWeight)[];

/** What is over its limit. */
export const overLimit = (reached: PageWeight, limits: PageWeight): (keyof PageWeight)[] =>
  names.filter((name) => reached[name] > limits[name]);

/** One line for each limit, with a head. A goal may be out of reach; only a limit can be broken. */
export function table(
  reached: PageWeight,
  limits: PageWeight,
  goals: Partial<PageWeight>,
): string[] {
  const over = new Set(overLimit(reached, limits));
  const rows = names.map((name) => {
    const [what, as] = lines[name];
    const goal = goals[name];
    return [
      what,
      as(reached[name]),
      as(limits[name]),
      goal === undefined ? '' : as(goal),
      over.has(name) ? 'OVER' : '',
    ];
  });
  return [['before any interaction', 'reached', 'limit', 'goal', ''], ...rows].map(
    ([what = '', ...cells]) =>
      `${what.padEnd(34)}${cells.map((cell) => cell.padStart(10)).join('')}`.trimEnd(),
  );
}
