/**
 * `npm run bench`: builds this guide, the same text in a stock Docusaurus and as plain HTML, measures
 * them side by side as a reader with an old phone would meet them, and writes the tables into `bench/`.
 * On two processors it takes about an hour, and wants the machine for itself.
 *
 * `npm run bench -- --grown bytes` asks the smaller and larger guides for their bytes alone, which takes
 * a third of the time. `npm run bench -- --runs 1 --shares 1 --parts bytes,load` is a part of it, to try;
 * nothing is written.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import type { BenchSite } from './bench/benchSite';
import { goalTable } from './bench/goals';
import { guideSite } from './bench/guideSite';
import { type Measured, measureSites, type Plan } from './bench/measureSite';
import { plainSite } from './bench/plainSite';
import { headOf, markdownTable } from './bench/report';
import { stockSite } from './bench/stockSite';
import { launchOptions } from './browser/findBrowser';
import { run } from './program/run';

const all: Plan['parts'] = ['bytes', 'load', 'paint', 'interactions'];
const grown: Plan['parts'] = ['bytes', 'load', 'paint'];

const today = new Date().toISOString().slice(0, 10);

function versions(browser: Browser): string {
  const { version } = JSON.parse(
    readFileSync('node_modules/@docusaurus/core/package.json', 'utf8'),
  ) as { version: string };
  return `Docusaurus ${version}, Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} processors.`;
}

const table = (sites: readonly BenchSite[], measured: readonly Measured[]): string =>
  markdownTable(sites.map(headOf), measured);

const none: Measured = new Map();

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      shares: { type: 'string', default: '0.25,0.5,1,2' },
      parts: { type: 'string' },
      grown: { type: 'string', default: grown.join(',') },
    },
  });
  const runs = Number(values.runs);
  const parts = values.parts?.split(',') as Plan['parts'] | undefined;
  const guides: BenchSite[] = [];
  const stocks: BenchSite[] = [];
  for (const share of values.shares.split(',').map(Number)) {
    const guide = await guideSite(share);
    guides.push(guide);
    stocks.push(await stockSite(guide));
    console.log(`built: ${share} of the text`);
  }
  const browser = await chromium.launch(launchOptions());
  try {
    const whole = [...guides, ...stocks].filter(({ share }) => share === 1);
    const plain = guides.filter(({ share }) => share === 1).map(plainSite);
    const beside = [...whole, ...plain];
    const besideMeasured = await measureSites(browser, beside, { runs, parts: parts ?? all });
    const grownSites = guides.length > 1 ? [...guides, ...stocks] : [];
    const grownMeasured = await measureSites(browser, grownSites, {
      runs,
      parts: parts ?? (values.grown.split(',') as Plan['parts']),
    });
    const twice = grownMeasured[guides.findIndex(({ share }) => share === 2)];
    const [guide = none, , plainHtml = none] = besideMeasured;
    const text = [
      `# Bench, ${today}`,
      versions(browser),
      `Median of ${runs} runs, with the least and the greatest. A phone of 390 by 844 pixels, its processor slowed to a quarter; bytes are those of gzip, before any interaction, without print.`,
      'The stock site has the same elements in its article, hydrated; what is a component of this guide stands there as what it renders. It has no search. Plain HTML is the article with the one stylesheet, without program and shell.',
      table(beside, besideMeasured),
      '## Goals',
      goalTable({ guide, plain: plainHtml, twice }),
      ...(grownSites.length > 0 ? ['## How it grows', table(grownSites, grownMeasured)] : []),
    ].join('\n\n');
    console.log(`\n${text}`);
    if (parts || runs < 5 || guides.length < 4) return;
    mkdirSync('bench', { recursive: true });
    writeFileSync(`bench/${today}.md`, `${text}\n`);
  } finally {
    await browser.close();
  }
}

void run(bench());
