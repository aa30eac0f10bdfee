import { readFileSync } from 'node:fs';
import type { BrowserContext, Route } from '@playwright/test';
import { contentTypeOf } from '../../scripts/server/contentTypes';

/** How the network that brings the maths stylesheet behaves in a test. */
export type Cdn = 'answers' | 'blocked' | 'silent' | 'late' | 'wrong';

/** Delay of the CDN that is late, in milliseconds: longer than the page is willing to wait. */
const lateBy = 6000;

/**
 * Stands in for every address outside the site, so that no test needs the network: KaTeX's files
 * come from the installed package, whatever the CDN. Returns the list of foreign addresses asked
 * for, which grows as the page asks.
 */
export async function mockNetwork(
  context: BrowserContext,
  origin: string,
  cdn: Cdn,
): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    async (route) => {
      asked.push(route.request().url());
      await answer(route, cdn);
    },
  );
  return asked;
}

/** True for an address whose file is part of KaTeX: its stylesheet or one of its fonts. */
export function isKatex(address: string): boolean {
  return katexFile(address) !== undefined;
}

function katexFile(address: string): string | undefined {
  return /katex@[\d.]+\/dist\/((?:fonts\/)?[\w.-]+)$/.exec(new URL(address).pathname)?.[1];
}

async function answer(route: Route, cdn: Cdn): Promise<void> {
  const address = route.request().url();
  const file = katexFile(address);
  if (file === undefined || cdn === 'blocked') return route.abort();
  // The page never hears of it again; the route ends with its context.
  if (cdn === 'silent') return;
  if (cdn === 'late') await new Promise((done) => setTimeout(done, lateBy));
  const right = readFileSync(`node_modules/katex/dist/${file}`);
  await route.fulfill({
    headers: { 'access-control-allow-origin': '*', 'content-type': contentTypeOf(file) },
    body: cdn === 'wrong' ? Buffer.concat([right, Buffer.from('\n/* altered */')]) : right,
  });
}
