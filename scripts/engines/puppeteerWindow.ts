import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { asExpression } from './asExpression';
import type { BrowserWindow } from './browserWindow';

/** How long an engine may take for one command, in milliseconds. */
const patienceMs = 60_000;

export interface PuppeteerProgram {
  readonly browser: 'chrome' | 'firefox';
  readonly executablePath: string;
  readonly args?: string[];
}

/**
 * A window of Chromium, driven by its own protocol, or of Firefox, driven by WebDriver BiDi: Firefox speaks
 * it itself, without a second program between.
 */
export async function puppeteerWindow(program: PuppeteerProgram): Promise<BrowserWindow> {
  const browser = await puppeteer.launch({
    ...program,
    headless: true,
    protocolTimeout: patienceMs,
    timeout: patienceMs,
  });
  try {
    const [first] = await browser.pages();
    const page = first ?? (await browser.newPage());
    page.setDefaultTimeout(patienceMs);
    return { ...windowOf(browser, page), version: await versionOf(browser) };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** `HeadlessChrome/156.0.8078.79` and `firefox/153.7.0` become words. */
async function versionOf(browser: Browser): Promise<string> {
  const [name = '', version = ''] = (await browser.version()).split('/');
  return `${/chrome/i.test(name) ? 'Chromium' : 'Firefox'} ${version}`;
}

function windowOf(browser: Browser, page: Page): Omit<BrowserWindow, 'version'> {
  return {
    goTo: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    goBack: async () => {
      await page.evaluate(() => {
        history.back();
      });
    },
    resize: (size) => page.setViewport(size),
    run: async (inPage, ...args) => (await page.evaluate(asExpression(inPage, args))) as never,
    press: async (selector) => {
      const handle = await page.waitForSelector(selector);
      const box = await handle?.boundingBox();
      if (!box) throw new Error(`${selector} has no box to press.`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    },
    pressKey: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    chooseFile: async (selector, file) => {
      const handle = await page.waitForSelector<string>(selector);
      const input = await handle?.toElement('input');
      await input?.uploadFile(file);
    },
    picture: () => page.screenshot(),
    print: () => page.pdf({ preferCSSPageSize: true, timeout: patienceMs }),
    close: () => browser.close(),
  };
}
