import { findBrowser } from './findBrowser';

/** Playwright calls it once before a run; its workers inherit the environment. */
export default function globalSetup(): void {
  const browser = findBrowser();
  if (browser) process.env.CHROME_PATH = browser;
}
