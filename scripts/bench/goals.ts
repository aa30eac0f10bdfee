import type { Measured } from './measureSite';

/** What was measured of the whole guide, and of the same text as plain HTML. */
export interface Beside {
  readonly guide: Measured;
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

const paint = (what: string, name: string, percent: number): Goal => ({
  what,
  goal: `within ${percent} % of plain HTML`,
  reached: ({ guide }) => median(guide, name),
  most: ({ plain }) => times(median(plain, name), 1 + percent / 100),
  digits: 0,
});

/** What the page shall reach, in the order in which it was asked. */
const goals: readonly Goal[] = [
  atMost('HTML, kB', '≤ 250 kB', ['html', 250], 1),
  atMost('HTML, bytes for each byte of text', '≤ 0.55', ['htmlPerTextByte', 0.55], 2),
  atMost('script, kB', '≤ 135 kB', ['script', 135], 1),
  {
    what: 'script that twice the text adds, kB',
    goal: '≤ 1 kB',
    reached: ({ guide, twice }) => difference(median(twice, 'script'), median(guide, 'script')),
    most: () => 1,
    digits: 1,
  },
  atMost('style, kB', '≤ 18 kB', ['style', 18], 1),
  atMost('script, ms', '≤ 350 ms', ['scriptMs', 350]),
  atMost('blocking, ms', '≤ 350 ms', ['blockingMs', 350]),
  {
    what: 'blocking with twice the text, ms',
    goal: 'less than a quarter more',
    reached: ({ twice }) => median(twice, 'blockingMs'),
    most: ({ guide }) => times(median(guide, 'blockingMs'), 1.25),
    digits: 0,
  },
  paint('first paint on Fast 3G, ms', 'firstMs', 10),
  paint('largest paint on Fast 3G, ms', 'largestMs', 5),
  atMost('layout shift', '0', ['layoutShift', 0.005], 2),
  atMost('heap, MB', '≤ 3.5 MB', ['heapMegabytes', 3.5], 1),
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
