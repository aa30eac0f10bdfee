import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Route } from '@playwright/test';
import { basePathOfBuild } from '../server/basePath';
import { contentTypeOf } from '../server/contentTypes';
import { pagesAnswer } from '../server/pagesAnswer';

/** The address that a built page names as its own. */
function canonicalOf(html: string): string {
  const link = /<link[^>]*rel="?canonical"?[^>]*>/.exec(html)?.[0] ?? '';
  const href = /href="?([^"\s>]+)/.exec(link)?.[1];
  if (!href) throw new Error('The index document has no canonical link.');
  return href;
}

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
    return await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      outline: true,
      tagged: true,
    });
  } finally {
    await context.close();
  }
}
