import type { Browser, Page } from '@playwright/test';
import { addressOf, alive, stillPage, type View } from '../screenshots/screenshot';
import { takePair, type Pair, type Sides } from './pair';
import type { Piece } from './pieces';

/** A window as high as most pieces, in CSS pixels; what is higher is cut. Its width is a reader's. */
const height = 1200;

/** A part of the window, in CSS pixels. */
interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Shows a piece, unfolded, without the rest of the article: what stands above it does not move it, not by
 * a part of a pixel either, by which letters and lines are drawn a little differently.
 *
 * @returns what to take a picture of; undefined if the page has no such piece
 */
function show(selector: string): Clip | undefined {
  for (const hidden of document.querySelectorAll('[data-aside]'))
    hidden.removeAttribute('data-aside');
  const piece = document.querySelector<HTMLElement>(selector);
  if (!piece) return undefined;
  for (const fold of [piece, ...piece.querySelectorAll('details')])
    if (fold instanceof HTMLDetailsElement) fold.open = true;
  for (let each: Element = piece; each.parentElement && !each.matches('article');) {
    const around: Element = each.parentElement;
    for (const other of around.children) other.toggleAttribute('data-aside', other !== each);
    each = around;
  }
  window.scrollTo(0, 0);
  const box = piece.getBoundingClientRect();
  const y = Math.max(0, Math.round(box.top));
  return {
    x: Math.max(0, Math.floor(box.left) - 4),
    y,
    width: Math.min(window.innerWidth, Math.ceil(box.width) + 8),
    height: Math.min(window.innerHeight - y, Math.ceil(box.height)),
  };
}

/** Whether what comes late is there: the rows of a table, the life of an instrument. */
function isWhole(selector: string): boolean {
  const piece = document.querySelector(selector);
  const island = piece?.closest<HTMLElement>('[data-island]');
  return (!island || 'alive' in island.dataset) && !piece?.querySelector('[data-late]');
}

async function shot(page: Page, { selector }: Piece): Promise<Buffer | undefined> {
  let clip = await page.evaluate(show, selector);
  if (!(await page.evaluate(isWhole, selector))) {
    await page.waitForFunction(isWhole, selector);
    clip = await page.evaluate(show, selector);
  }
  return clip && page.screenshot({ clip, animations: 'disabled' });
}

async function pageFor(browser: Browser, url: string, kind: Omit<View, 'place'>): Promise<Page> {
  const page = await stillPage(browser, url, kind);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
  await page.goto(addressOf(url));
  await alive(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.navbar, .place-strip, .theme-back-to-top-button, [data-aside] { display: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  return page;
}

/** Takes the pictures of all pieces in one width and mode, in both states. */
export async function tour(
  browser: Browser,
  urls: Sides<string>,
  kind: Omit<View, 'place'>,
  pieces: readonly Piece[],
): Promise<Pair[]> {
  const [old, now] = await Promise.all([
    pageFor(browser, urls.old, kind),
    pageFor(browser, urls.now, kind),
  ]);
  const pairs: Pair[] = [];
  for (const piece of pieces) {
    const name = { place: piece.name, file: `${piece.name}-${kind.width}-${kind.mode}.png` };
    const take = { old: () => shot(old, piece), now: () => shot(now, piece) };
    pairs.push(await takePair(name, take));
  }
  await Promise.all([old.context().close(), now.context().close()]);
  return pairs;
}
