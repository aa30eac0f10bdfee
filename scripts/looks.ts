/**
 * `npm run looks`: does anything look different from how it looked before the change? Builds the commit
 * that the change began at and the working state, takes the pictures of both with one browser, and names
 * every place that differs. It fails unless a commit message since then agrees to each of them with a
 * trailer such as `Looks: opening, callout-danger — the head is lower`. Pictures of what differs: `looks/`.
 *
 * `-- --base <revision>` compares with another commit; `-- --old <folder>` and `-- --now <folder>` take a
 * build that is there; `-- opening search` looks at these places only.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser/findBrowser';
import { buildApart } from './builtSite/buildApart';
import { atMost } from './checks/atMost';
import { agreedIn } from './looks/agreed';
import { baseCommit, onlyProseSince, trailersSince } from './looks/base';
import type { Pair, Sides } from './looks/pair';
import { piecesOf } from './looks/pieces';
import { writePictures } from './looks/report';
import { tour } from './looks/tour';
import { pairOfView } from './looks/views';
import { places } from './screenshots/places';
import { viewsOf } from './screenshots/screenshot';
import { basePathOfBuild } from './server/basePath';
import { listen } from './server/listen';

/** Where the pictures of what differs are put. */
const folder = 'looks';

/** Takes the pictures of all wanted places in both builds. */
async function allPairs(builds: Sides<string>, wanted: readonly string[]): Promise<Pair[]> {
  const serve = (build: string) => listen({ folder: build, basePath: basePathOfBuild(build) });
  const isWanted = ({ name }: { readonly name: string }): boolean =>
    wanted.length === 0 || wanted.includes(name);
  const chosen = piecesOf([builds.old, builds.now]).filter(isWanted);
  const [old, now] = [await serve(builds.old), await serve(builds.now)];
  const urls = { old: old.url, now: now.url };
  const browser = await chromium.launch(launchOptions());
  try {
    const kinds = viewsOf([{ name: '' }]);
    const tours = chosen.length === 0 ? [] : kinds;
    const ofPieces = await atMost(2, tours, (kind) => tour(browser, urls, kind, chosen));
    const views = viewsOf(places.filter(isWanted));
    // Most of their time is waiting.
    const ofViews = await atMost(4, views, (view) => pairOfView(browser, urls, view));
    return [...ofViews, ...ofPieces.flat()];
  } finally {
    await browser.close();
    await old.close();
    await now.close();
  }
}

/** Tells what differs. True if all of it is agreed to: what is new needs no agreement. */
function report(pairs: readonly Pair[], base: string): boolean {
  const { places: agreed, unclear } = agreedIn(trailersSince(base));
  const changed = pairs.filter(({ fate }) => fate !== 'same');
  const open = new Set<string>();
  for (const { place, file, fate, difference } of changed) {
    const isAgreed = fate === 'new' || agreed.has(place);
    if (!isAgreed) open.add(place);
    const pixels = difference ? ` in ${difference.pixels} pixels` : '';
    console.log(`${isAgreed ? 'agreed ' : 'CHANGED'}  ${place}: ${file} ${fate}${pixels}`);
  }
  for (const line of unclear) console.log(`Agrees to nothing, it needs "<place> — why": ${line}`);
  console.log(`${pairs.length - changed.length} of ${pairs.length} pictures are the same.`);
  writePictures(changed, folder);
  if (changed.length > 0) console.log(`Old, new and the difference: open ${folder}/index.html`);
  if (open.size > 0)
    console.log(
      `If that is meant, say so as the last line of a commit message:\nLooks: ${[...open].join(', ')} — why`,
    );
  return open.size === 0 && pairs.length > 0;
}

async function looks(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    options: { base: { type: 'string' }, old: { type: 'string' }, now: { type: 'string' } },
    allowPositionals: true,
  });
  const base = baseCommit(values.base);
  console.log(`Compared with ${base}.`);
  if (onlyProseSince(base)) {
    console.log('Nothing but words has changed since.');
    return true;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const room = mkdtempSync(path.join(tmpdir(), 'looks-'));
  try {
    const old = values.old ?? buildApart({ room: path.join(room, 'before'), commit: base });
    if (values.now === undefined)
      execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
    return report(await allPairs({ old, now: values.now ?? 'build' }, positionals), base);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

looks().then(
  (isAgreed) => {
    process.exitCode = isAgreed ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
