import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';

/** A part of the article that is looked at alone, wherever it stands: words above it do not matter. */
export interface Piece {
  /** What a commit message calls it. */
  readonly name: string;
  /** The first element that fits is meant. */
  readonly selector: string;
}

/** What has an id of its own is a piece, under that id. */
const named = '.figure[id], .instrument[id], #my-car';

/** Plain tables of each kind, and every one with a style of its own: most look like these. */
const tables =
  'healthy-car flash-messages hazards-engine table-id-characters table-all-calibrations ' +
  'table-log-troubles table-enleanment-cells table-full-throttle-lambda table-drive-status ' +
  'table-power table-all-rom-tables table-rom-table-presence table-all-logging-parameters ' +
  'table-all-drivetrains table-all-engines table-unit-factors';

/** One of each kind of what repeats. */
const kinds: readonly Piece[] = [
  ...'danger caution unknown note you-need steps worked stop what-for undo'
    .split(' ')
    .map((kind) => ({ name: `callout-${kind}`, selector: `.callout-${kind}` })),
  { name: 'how-we-know', selector: 'details.how-we-know' },
  { name: 'job-plate', selector: '.job' },
  { name: 'do-this-job', selector: '.do-job' },
  { name: 'lead', selector: '.lead' },
  { name: 'formula', selector: '.formula' },
  { name: 'code-sample', selector: '.code-sample' },
  { name: 'only-for', selector: '.only-for' },
  { name: 'section-end', selector: '.next-section' },
  { name: 'car-plate', selector: '.car-plate' },
  { name: 'doors', selector: '.doors' },
  { name: 'title-block', selector: '.title-block' },
  { name: 'shelf', selector: '.shelf' },
  { name: 'how-sure', selector: '.how-sure' },
  { name: 'glossary', selector: '.glossary' },
  { name: 'sources', selector: '.sources' },
  ...tables.split(' ').map((id) => ({ name: id, selector: `[id="${id}"]` })),
];

/**
 * All pieces of two built sites.
 *
 * @throws if a piece that is looked for stands in none of them any more
 */
export function piecesOf(builds: readonly string[]): Piece[] {
  const pages = builds.map(
    (build) => new JSDOM(readFileSync(path.join(build, 'index.html'), 'utf8')).window.document,
  );
  const lost = kinds.filter(({ selector }) => !pages.some((page) => page.querySelector(selector)));
  if (lost.length > 0)
    throw new Error(`Not in the page: ${lost.map(({ name }) => name).join(', ')}`);
  const ids = pages.flatMap((page) =>
    [...page.querySelectorAll(`article :is(${named})`)].map(({ id }) => id),
  );
  return [...kinds, ...[...new Set(ids)].map((id) => ({ name: id, selector: `[id="${id}"]` }))];
}
