import type { Page } from '@playwright/test';

/** What the theme key of the browser's storage can hold. */
export type ColourMode = 'light' | 'dark';

/**
 * Waits until React has taken over the static page, which takes a busy machine its time. Asked in the
 * page: an expectation that has to wait describes its element, and this one is the whole page.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    // A page that is just being loaded anew has no root for a moment.
    () => document.querySelector('html[data-has-hydrated="true"]') !== null,
    undefined,
    { timeout: 45_000 },
  );
}

/** Opens a path of the site, `./` being the index document, and waits until it is alive. */
export async function open(page: Page, path = './'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Lets every page of this context begin in a colour mode, as if the reader had chosen it before. */
export async function prefer(page: Page, mode: ColourMode): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen);
  }, mode);
}

/** Makes every use of the browser's storage throw, as some privacy settings do. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
    }
  });
}

/**
 * How many pixels the page could be scrolled sideways if its parts cut nothing off: some browsers do not, and
 * readers of the others would miss the end of a line.
 */
export async function sidewaysScroll(page: Page): Promise<number> {
  await addStyles(page, '.part { content-visibility: visible !important; }');
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Adds styles to the page; its policy lets no style element in. */
export function addStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
