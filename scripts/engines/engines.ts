import { existsSync } from 'node:fs';
import { browserProgram, chromiumArgs } from '../browser/findBrowser';
import type { BrowserWindow } from './browserWindow';
import { puppeteerWindow } from './puppeteerWindow';
import { screen } from './screen';
import { webKitWindow } from './webKitWindow';

/** An engine that readers' browsers are made of. */
export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
  readonly isInstalled: () => boolean;
  readonly open: () => Promise<BrowserWindow>;
}

const firstOf = (files: readonly string[]): string => files.find(existsSync) ?? files[0] ?? '';

const firefox = firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']);
const webKitDriver = '/usr/bin/WebKitWebDriver';
const miniBrowser = firstOf(
  ['4.1', '4.0', '6.0'].flatMap((version) => [
    `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
    `/usr/lib/x86_64-linux-gnu/webkitgtk-${version}/MiniBrowser`,
  ]),
);
const xvfb = '/usr/bin/Xvfb';

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    packages: ['chromium'],
    isInstalled: () => browserProgram() !== undefined,
    open: () =>
      puppeteerWindow({
        browser: 'chrome',
        executablePath: browserProgram() ?? '',
        args: chromiumArgs,
      }),
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    isInstalled: () => existsSync(firefox),
    open: () => puppeteerWindow({ browser: 'firefox', executablePath: firefox }),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: () => [webKitDriver, miniBrowser, xvfb].every(existsSync),
    open: async () => {
      const { display, close } = await screen(xvfb);
      const window = await webKitWindow({
        driver: webKitDriver,
        browser: miniBrowser,
        display: { DISPLAY: display },
      });
      return { ...window, close: () => window.close().finally(close) };
    },
  },
];
