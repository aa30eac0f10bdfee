import { test as base } from '../fixtures';
import { type GuideServer, serveGuide } from './guideServer';

/** A test with a server of its own, whose network can be cut, and a browser that keeps the guide. */
export const test = base.extend<{ guide: GuideServer; cutIsNoError: undefined }>({
  serviceWorkers: 'allow',
  cdn: 'blocked',
  cutIsNoError: [
    async ({ consoleWatch }, use) => {
      // Files that do not come are the point of these tests.
      consoleWatch.allow(/Failed to load resource|net::ERR|could not be kept/);
      await use(undefined);
    },
    { auto: true },
  ],
  guide: async ({}, use) => {
    const guide = await serveGuide();
    await use(guide);
    await guide.close();
  },
  baseURL: async ({ guide }, use) => {
    await use(guide.url);
  },
});

/** Stands in the page once a version of the guide is kept whole. */
export const kept = '[data-on-this-device=kept]';
