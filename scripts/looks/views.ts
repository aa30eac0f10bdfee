import type { Browser, Page } from '@playwright/test';
import { fileOf, openView, type View } from '../screenshots/screenshot';
import { takePair, type Pair, type Sides } from './pair';

/** What one of the two states shows at a place; the place may be in only one of them. */
const opened = (browser: Browser, url: string, view: View): Promise<Page | Error> =>
  openView(browser, url, view).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );

/**
 * Takes the pictures of a window in both states.
 *
 * @throws if neither state has the place
 */
export async function pairOfView(browser: Browser, urls: Sides<string>, view: View): Promise<Pair> {
  const [old, now] = await Promise.all([
    opened(browser, urls.old, view),
    opened(browser, urls.now, view),
  ]);
  if (old instanceof Error && now instanceof Error) throw now;
  const shot = (page: Page | Error): (() => Promise<Buffer | undefined>) =>
    page instanceof Error
      ? () => Promise.resolve(undefined)
      : () => page.screenshot({ animations: 'disabled' });
  try {
    const name = { place: view.place.name, file: fileOf(view) };
    return await takePair(name, { old: shot(old), now: shot(now) });
  } finally {
    for (const page of [old, now]) if (!(page instanceof Error)) await page.context().close();
  }
}
