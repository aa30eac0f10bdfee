import type { Page } from '@playwright/test';

/** A request that waits until the test lets it go. */
export interface Held {
  /** How many requests have come to the gate so far. */
  readonly waiting: () => number;
  readonly release: () => void;
}

const escaped = (file: string): string => file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The requests for a file of the site, whatever folder it lies in. */
const forFile = (file: string): RegExp => new RegExp(`/${escaped(file)}(?:\\?|$)`);

/** Keeps the requests for a file waiting; they go their way once they are released. */
export async function hold(page: Page, file: string): Promise<Held> {
  let waiting = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(forFile(file), async (route) => {
    waiting += 1;
    await released;
    await route.continue();
  });
  return { waiting: () => waiting, release: () => release() };
}

/** Lets a file fail as on a broken connection; the number says how often, without it for ever. */
export async function fail(page: Page, file: string, times?: number): Promise<void> {
  await page.route(forFile(file), (route) => route.abort(), times === undefined ? {} : { times });
}

/** Collects the addresses of this site that the page asks for from now on. */
export function ownRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}
