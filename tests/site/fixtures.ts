import { test as base, expect } from '@playwright/test';
import { isKatex, mockNetwork, type Cdn } from './network';
import { ConsoleWatch } from './consoleWatch';

interface Options {
  /** How the maths stylesheet's CDN behaves; `test.use({ cdn: 'blocked' })` takes it away. */
  cdn: Cdn;
}

interface Fixtures {
  /** Hears the console in every test; what was not allowed in the test fails it. */
  readonly consoleWatch: ConsoleWatch;
  /** Every address outside the site that the test's pages asked for; only KaTeX's may be. */
  readonly foreignRequests: readonly string[];
}

export const test = base.extend<Options & Fixtures>({
  cdn: ['answers', { option: true }],

  consoleWatch: [
    async ({ context, cdn }, use) => {
      const watch = new ConsoleWatch(context);
      // A stylesheet that does not come is the point of these tests, and the browser reports it.
      if (cdn !== 'answers') watch.allow(/katex@[\d.]+\/dist\//);
      await use(watch);
      expect(watch.unexpected(), 'the console is clean').toEqual([]);
    },
    { auto: true },
  ],

  foreignRequests: [
    async ({ context, baseURL, cdn }, use) => {
      const { origin } = new URL(baseURL ?? 'http://127.0.0.1');
      const asked = await mockNetwork(context, origin, cdn);
      await use(asked);
      expect(
        asked.filter((address) => !isKatex(address)),
        'nothing is asked of third parties but KaTeX',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
