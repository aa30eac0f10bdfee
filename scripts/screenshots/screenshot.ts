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

/** Opens the place as a reader who once chose the mode, and takes a picture of the window. */
export async function picture(
  browser: Browser,
  url: string,
  view: View,
  folder: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport: widths[view.width],
    deviceScaleFactor: view.width === 'phone' ? 2 : 1,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), view.mode);
    await goTo(page, url, view.place);
    await view.place.prepare?.(page);
    await page.screenshot({ path: `${folder}/${fileOf(view)}` });
  } finally {
    await context.close();
  }
}

async function goTo(page: Page, url: string, { path = '', hash }: Place): Promise<void> {
  await page.goto(url + path + (hash === undefined ? '' : `#${hash}`));
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  if (hash !== undefined && (await page.locator(`[id="${hash}"]`).count()) === 0) {
    throw new Error(`nothing on the page has the id "${hash}"`);
  }
  // A long page settles: folds, pictures and the place marks follow the jump.
  await page.waitForTimeout(500);
}
