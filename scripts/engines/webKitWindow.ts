import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { asExpression } from './asExpression';
import type { BrowserWindow, KeyName, Size } from './browserWindow';

const keys: Readonly<Record<KeyName, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowRight: Key.ARROW_RIGHT,
};

export interface WebKitPrograms {
  /** Path of WebKitWebDriver. */
  readonly driver: string;
  /** Path of WebKitGTK's MiniBrowser. */
  readonly browser: string;
  /** What the browser draws on, for a machine without a screen. */
  readonly display: NodeJS.ProcessEnv;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until the driver listens. */
async function answers(url: string, driver: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended before it answered.');
    const response = await fetch(`${url}/status`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/** A window of WebKitGTK's MiniBrowser, driven by WebDriver. */
export async function webKitWindow(programs: WebKitPrograms): Promise<BrowserWindow> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, ...programs.display },
    stdio: 'ignore',
  });
  const end = (): void => {
    driver.kill();
  };
  try {
    await answers(url, driver);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    });
    const session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    await session.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
    const told = await session.getCapabilities();
    const version = `WebKitGTK ${String(told.get('browserVersion'))}`;
    return { ...windowOf(session, url, end), version };
  } catch (error) {
    end();
    throw error;
  }
}

/** The script calls back with the result of an expression that may be a promise. */
const callingBack = (expression: string): string =>
  `const done = arguments[arguments.length - 1];
   Promise.resolve().then(() => ${expression}).then(
     (result) => done({ result }),
     (error) => done({ error: String(error) }),
   );`;

async function pageSize(session: WebDriver): Promise<Size> {
  const size = await session.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  return { width: size[0], height: size[1] };
}

/** Asked of the driver directly: the client wants every measure of the paper to be given. */
async function printed(session: WebDriver, url: string): Promise<Uint8Array> {
  const id = (await session.getSession()).getId();
  const response = await fetch(`${url}/session/${id}/print`, { method: 'POST', body: '{}' });
  const { value } = (await response.json()) as { value: string | { message?: string } };
  if (typeof value === 'string') return Buffer.from(value, 'base64');
  throw new Error(`Nothing was printed: ${value.message ?? response.status}`);
}

/** MiniBrowser is never narrower than its own bar, 447 px: still what a phone shows. */
const widerPx = 60;

const isNear = (page: Size, wanted: Size): boolean =>
  page.width >= wanted.width &&
  page.width - wanted.width <= widerPx &&
  page.height === wanted.height;

function windowOf(
  session: WebDriver,
  url: string,
  end: () => void,
): Omit<BrowserWindow, 'version'> {
  return {
    goTo: (address) => session.get(address),
    reload: () => session.navigate().refresh(),
    goBack: async () => {
      await session.executeScript('history.back()');
    },
    resize: async (wanted) => {
      // What is set is the window; its bars are known from what is left for the page.
      for (let tries = 0; tries < 5; tries += 1) {
        const [outer, inner] = [await session.manage().window().getRect(), await pageSize(session)];
        if (isNear(inner, wanted)) return;
        await session
          .manage()
          .window()
          .setRect({
            x: 0,
            y: 0,
            width: wanted.width + outer.width - inner.width,
            height: wanted.height + outer.height - inner.height,
          });
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      const { width, height } = await pageSize(session);
      throw new Error(
        `The page has ${width} × ${height} and not ${wanted.width} × ${wanted.height}.`,
      );
    },
    run: async (inPage, ...args) => {
      const told = await session.executeAsyncScript<{ result?: never; error?: string }>(
        callingBack(asExpression(inPage, args)),
      );
      if (told.error !== undefined) throw new Error(told.error);
      return told.result as never;
    },
    press: async (selector) => {
      const element = await session.findElement(By.css(selector));
      await session.actions().move({ origin: element }).press().release().perform();
    },
    pressKey: async (key) => {
      await session.actions().sendKeys(keys[key]).perform();
    },
    type: async (text) => {
      await session.actions().sendKeys(text).perform();
    },
    chooseFile: async (selector, file) => {
      await session.findElement(By.css(selector)).sendKeys(file);
    },
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    print: () => printed(session, url),
    close: async () => {
      await session.quit().finally(end);
    },
  };
}
