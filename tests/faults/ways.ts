// cspell:ignore connectionreset -- a name of Playwright
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';

/** How a script of the guide does not come as it should. */
interface Way {
  readonly name: string;
  /** It comes in the end, and nothing need be pressed. */
  readonly isLate?: true;
  readonly answer: (route: Route, file: string) => Promise<void>;
}

/** How long a late file takes here; no timer of the program stands between this and 20 s. In milliseconds. */
const lateMs = 700;

const portal = '<!doctype html><title>Hotel</title><p>Log in to use the network.';

export const ways: readonly Way[] = [
  {
    name: 'is missing',
    answer: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: portal }),
  },
  {
    name: 'is cut off',
    answer: (route, file) => {
      const script = readFileSync(`build/assets/js/${file}`);
      const body = script.subarray(0, script.length / 2);
      return route.fulfill({ contentType: 'text/javascript', body });
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
    name: 'is late',
    isLate: true,
    answer: async (route) => {
      await new Promise((done) => setTimeout(done, lateMs));
      await route.continue();
    },
  },
];

export type { Way };

/** What a browser and the guide say of scripts that do not come as they should. */
export const saidOfScripts =
  /Failed to load resource|net::ERR|SyntaxError|Invalid or unexpected token|Unexpected (token|end)|MIME type|Loading chunk|did not load|was preloaded using link preload|^uncaught: $/;

const fileOf = (address: string): string => new URL(address).pathname.split('/').at(-1) ?? '';

/** Lets every script fail at its first request, and come at the next. Returns those that have failed. */
export async function failOnce(page: Page, files: readonly string[], way: Way) {
  const failed = new Set<string>();
  await page.route('**/assets/js/*.js', async (route) => {
    const file = fileOf(route.request().url());
    if (!files.includes(file) || failed.has(file)) return route.continue();
    failed.add(file);
    return way.answer(route, file);
  });
  return failed;
}
