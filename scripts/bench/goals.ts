import type { Measured } from './measureSite';

/** What was measured of the whole guide, of the same text in a stock site and as plain HTML. */
export interface Beside {
  readonly guide: Measured;
  readonly stock: Measured;
  readonly plain: Measured;
  /** The guide with twice its text, if it was built. */
  readonly twice: Measured | undefined;
}

interface Goal {
  readonly what: string;
  /** The goal in words. */
  readonly goal: string;
  /** What was reached in the goal's own terms; undefined if it was not measured. */
  readonly reached: (beside: Beside) => number | undefined;
  /** The most that is allowed. */
  readonly most: (beside: Beside) => number | undefined;
  readonly digits: number;
}

const median = (measured: Measured | undefined, name: string): number | undefined =>
  measured?.get(name)?.median;

const atMost = (
  what: string,
  goal: string,
  [name, most]: readonly [name: string, most: number],
  digits = 0,
): Goal => ({ what, goal, reached: ({ guide }) => median(guide, name), most: () => most, digits });

const difference = (one?: number, other?: number): number | undefined =>
  one === undefined || other === undefined ? undefined : Math.abs(one - other);

const times = (value: number | undefined, factor: number): number | undefined =>
  value === undefined ? undefined : value * factor;

const quick = (what: string, name: string): Goal => atMost(what, '≤ 100 ms', [name, 100]);

const paint = (what: string, name: string): Goal => ({
  what,
  goal: 'within 10 % of plain HTML',
  reached: ({ guide }) => median(guide, name),
  most: ({ plain }) => times(median(plain, name), 1.1),
  digits: 0,
});

/** What the page shall reach, in the order in which it was asked. */
const goals: readonly Goal[] = [
  atMost('script, kB', '≤ 125 kB', ['script', 125], 1),
  {
    what: 'script that twice the text adds, kB',
    goal: '≤ 1 kB',
    reached: ({ guide, twice }) => difference(median(twice, 'script'), median(guide, 'script')),
    most: () => 1,
    digits: 1,
  },
  atMost('style, kB', '≤ 16 kB', ['style', 16], 1),
  atMost('HTML, bytes for each byte of text', '≤ 0.35', ['htmlPerTextByte', 0.35], 2),
  atMost('script, ms', '≤ 250 ms', ['scriptMs', 250]),
  atMost('blocking, ms', '≤ 50 ms', ['blockingMs', 50]),
  paint('first paint on Fast 3G, ms', 'firstMs'),
  paint('largest paint on Fast 3G, ms', 'largestMs'),
  atMost('layout shift', '0', ['layoutShift', 0.005], 2),
  {
    what: 'heap, MB',
    goal: 'half of stock',
    reached: ({ guide }) => median(guide, 'heapMegabytes'),
    most: ({ stock }) => times(median(stock, 'heapMegabytes'), 0.5),
    digits: 1,
  },
  quick('drawer, ms', 'drawerMs'),
  quick('colour mode, ms', 'colourMs'),
  quick('jump to the last chapter, ms', 'jumpMs'),
  quick('search, key to results, ms', 'searchMs'),
  atMost('build from nothing, s', '≤ 60 s', ['buildSeconds', 60]),
];

/** A Markdown table: every goal, what was reached, and whether that is enough. */
export function goalTable(beside: Beside): string {
  const rows = goals.map(({ what, goal, reached, most, digits }) => {
    const value = reached(beside);
    const limit = most(beside);
    const verdict =
      value === undefined || limit === undefined ? 'not measured' : value <= limit ? 'yes' : 'no';
    return `| ${what} | ${goal} | ${value?.toFixed(digits) ?? '–'} | ${verdict} |`;
  });
  return ['| What | Goal | This guide | Reached |', '| --- | --- | ---: | --- |', ...rows].join(
    '\n',
  );
}
