// Windows, colours and letters other than those the guide was drawn for.
import type { Page } from '@playwright/test';
import { expect } from '../site/fixtures';
import { addStyles, hydrated, sidewaysScroll } from '../site/page';
import { family } from './fault';
import { expectAllWorks } from './stillWorks';

async function expectAllFits(page: Page): Promise<void> {
  await expectAllWorks(page);
  expect(await sidewaysScroll(page)).toBe(0);
}

/** The least that a text must bear: WCAG 2.2, 1.4.12. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

family('Looks', [
  {
    name: 'no font comes',
    said: /\.woff2/,
    inject: (page) => page.route('**/*.woff2', (route) => route.abort()),
    then: expectAllFits,
  },
  {
    name: 'the window is 320 px wide',
    inject: (page) => page.setViewportSize({ width: 320, height: 640 }),
    then: expectAllFits,
  },
  {
    name: 'a window of 1280 × 1024 is at 400 %',
    // A browser at 400 % has a quarter of the CSS pixels, each as large as four.
    inject: async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setDeviceMetricsOverride', {
        width: 320,
        height: 256,
        deviceScaleFactor: 4,
        mobile: false,
      });
    },
    then: expectAllFits,
  },
  {
    name: 'the system forces its colours',
    inject: (page) => page.emulateMedia({ forcedColors: 'active' }),
    then: expectAllFits,
  },
  {
    name: 'the reader spaces out the text',
    inject: () => Promise.resolve(),
    then: async (page) => {
      await hydrated(page);
      await addStyles(page, textSpacing);
      await expectAllFits(page);
    },
  },
]);
