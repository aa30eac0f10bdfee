import type { Browser, Page } from '@playwright/test';
import type { Place } from './places';

const widths = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

export interface View {
  readonly place: Place;
  readonly width: keyof typeof widths;
  readonly mode: 'light' | 'dark';
}

/** Every place in each of its widths and in both modes. */
export function viewsOf(places: readonly Place[]): View[] {
  return places.flatMap((place) =>
    (['phone', 'desktop'] as const)
      .filter((width) => place.only === undefined || place.only === width)
      .flatMap((width) => (['light', 'dark'] as const).map((mode) => ({ place, width, mode }))),
  );
}

/** The file name of a view's picture. */
export function fileOf({ place, width, mode }: View): string {
  return `${place.name}-${width}-${mode}.png`;
}

/** The day on which all pictures are taken, as the page believes. */
const day = '2026-01-02T12:00:00Z';

/** What the page believes to be its origin, whatever port serves it: it prints its address. */
const shownOrigin = 'http://localhost';

/** The address at which a window for pictures finds a served site. */
export const addressOf = (url: string): string => shownOrigin + new URL(url).pathname;

/** A window for pictures: the clock stands, nothing moves, nothing comes from elsewhere or is kept. */
export async function stillPage(
  browser: Browser,
  url: string,
  { width, mode }: Omit<View, 'place'>,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: widths[width],
    deviceScaleFactor: width === 'phone' ? 2 : 1,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  const { origin } = new URL(url);
  await context.clock.setFixedTime(day);
  await context.route(/^https?:/, (route) => {
    const asked = new URL(route.request().url());
    return asked.origin === shownOrigin
      ? route.continue({ url: origin + asked.pathname + asked.search })
      : route.abort();
  });
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), mode);
  return page;
}

/** Opens the place as a reader who once chose the mode. */
export async function openView(browser: Browser, url: string, view: View): Promise<Page> {
  const page = await stillPage(browser, url, view);
  try {
    await goTo(page, url, view.place);
    await view.place.prepare?.(page);
    return page;
  } catch (error) {
    await page.context().close();
    throw error;
  }
}

/** Takes a picture of the window. */
export async function picture(
  browser: Browser,
  url: string,
  view: View,
  folder: string,
): Promise<void> {
  const page = await openView(browser, url, view);
  await page.screenshot({ path: `${folder}/${fileOf(view)}` });
  await page.context().close();
}

async function goTo(page: Page, url: string, { path = '', hash }: Place): Promise<void> {
  await page.goto(addressOf(url) + path + (hash === undefined ? '' : `#${hash}`));
  await alive(page);
  if (hash !== undefined && (await page.locator(`[id="${hash}"]`).count()) === 0) {
    throw new Error(`nothing on the page has the id "${hash}"`);
  }
  // A long page settles: folds, pictures and the place marks follow the jump.
  await page.waitForTimeout(500);
}

/** Waits until the page is React's and its letters have come. */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
}
