import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Route } from '@playwright/test';
import { basePathOfBuild } from '../server/basePath';
import { contentTypeOf } from '../server/contentTypes';
import { pagesAnswer } from '../server/pagesAnswer';
import { pagesOfIds } from './pagesOfIds';

/** The address that a built page names as its own. */
function canonicalOf(html: string): string {
  const link = /<link[^>]*rel="?canonical"?[^>]*>/.exec(html)?.[0] ?? '';
  const href = /href="?([^"\s>]+)/.exec(link)?.[1];
  if (!href) throw new Error('The index document has no canonical link.');
  return href;
}

/** Puts the page of each section into the list of contents, for paper. */
const writePages = (pages: Readonly<Record<string, number>>): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.contents a'))
    link.dataset.page = String(pages[decodeURIComponent(link.hash.slice(1))] ?? '');
};

/**
 * The whole built guide as one PDF with an outline, tags and working links. The browser opens it under its
 * public address, served from the build, so that links to files beside the page lead to the public ones.
 *
 * @throws if the build holds no page
 */
export async function guidePdf(browser: Browser, folder: string): Promise<Buffer> {
  const address = canonicalOf(readFileSync(join(folder, 'index.html'), 'utf8'));
  const { origin } = new URL(address);
  const site = {
    basePath: basePathOfBuild(folder),
    isFile: (path: string) =>
      statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false,
  };
  const fromBuild = (route: Route): Promise<void> => {
    const { pathname, origin: asked } = new URL(route.request().url());
    const answer = pagesAnswer(pathname, site);
    // The maths stylesheet lies in the build too.
    if (asked !== origin || answer.kind !== 'file') return route.abort();
    return route.fulfill({
      status: answer.status,
      contentType: contentTypeOf(answer.file),
      body: readFileSync(join(folder, answer.file)),
    });
  };
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  try {
    await context.route('**/*', fromBuild);
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('html[data-has-hydrated="true"][data-maths="ready"]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const print = (): Promise<Buffer> =>
      page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
    // Only the first print knows on which page a section stands; the second prints it.
    await page.evaluate(writePages, pagesOfIds((await print()).toString('latin1')));
    return await print();
  } finally {
    await context.close();
  }
}
