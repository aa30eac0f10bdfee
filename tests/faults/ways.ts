// cspell:ignore connectionreset -- a name of Playwright
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { basePathOfBuild } from '../../scripts/server/basePath';
import { contentTypeOf } from '../../scripts/server/contentTypes';

/** How a file of the guide does not come as it should. */
interface Way {
  readonly name: string;
  /** It comes in the end, and nothing need be pressed. */
  readonly isLate?: true;
  readonly answer: (route: Route) => Promise<void>;
}

/** How late a late file is, in milliseconds. */
export const lateMs = 20_000;

const portal = '<!doctype html><title>Hotel</title><p>Log in to use the network.';

/** The built file that a request asks for. */
const fileOf = (route: Route): string =>
  path.join(
    'build',
    new URL(route.request().url()).pathname.slice(basePathOfBuild('build').length),
  );

export const ways: readonly Way[] = [
  {
    name: 'is missing',
    answer: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: portal }),
  },
  {
    name: 'is cut off',
    answer: (route) => {
      const file = fileOf(route);
      const whole = readFileSync(file);
      const body = whole.subarray(0, whole.length / 2);
      return route.fulfill({ contentType: contentTypeOf(file), body });
    },
  },
  {
    name: 'is the page of a portal',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: portal }),
  },
  {
    name: 'meets an error of the server',
    answer: (route) => route.fulfill({ status: 500, contentType: 'text/html', body: portal }),
  },
  { name: 'breaks off', answer: (route) => route.abort('connectionreset') },
  {
    name: 'is 20 s late',
    isLate: true,
    answer: async (route) => {
      // All timers of the page run for so long before it comes.
      await route.request().frame().page().clock.fastForward(lateMs);
      await route.continue();
    },
  },
];

export type { Way };

/** What a browser and the guide say of files that do not come as they should. */
export const saidOfFiles =
  /Failed to load resource|net::ERR|SyntaxError|Invalid or unexpected token|Unexpected (token|end)|MIME type|Loading chunk|did not load|was preloaded using link preload|^uncaught: $/;

/**
 * Lets every file in a folder of the assets fail at its first request, and come at the next. Returns the names
 * of those that have failed.
 *
 * @param isMeant whether a file is one of those
 */
export async function failOnce(
  page: Page,
  way: Way,
  isMeant: (file: string) => boolean,
): Promise<ReadonlySet<string>> {
  if (way.isLate) await page.clock.install();
  const failed = new Set<string>();
  await page.route('**/assets/**', async (route) => {
    const file = path.basename(fileOf(route));
    if (!isMeant(file) || failed.has(file)) return route.continue();
    failed.add(file);
    return way.answer(route);
  });
  return failed;
}
