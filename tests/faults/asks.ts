import { expect, type Locator, type Page } from '@playwright/test';
import { madeUpLog } from '../../src/calculations/pullCheck/madeUpLog';
import { madeLog } from '../../src/calculations/testing/madeLog';
import { cardOf, instrumentNames } from '../site/instruments/instrument';
import { buttonOf, viewOf } from '../site/jobs/job';
import { hydrated } from '../site/page';

/** Something that readers want, and for which scripts are brought. */
export interface Ask {
  readonly name: string;
  readonly wants: (page: Page) => Promise<unknown>;
  /** There when they have it. */
  readonly has: (page: Page) => Locator;
  /** What they can press if it does not come; where there is nothing, they want it again. */
  readonly again?: (page: Page) => Locator;
}

const goTo = (page: Page, id: string): Promise<void> =>
  page.evaluate(
    (hash) =>
      new Promise<void>((resolve) => {
        // The browser tells of the jump in a later task, and that closes a search opened meanwhile.
        addEventListener('popstate', () => setTimeout(resolve), { once: true });
        // The same address twice is no jump.
        history.replaceState(history.state, '', location.pathname);
        location.hash = `#${hash}`;
      }),
    id,
  );

const csv = (text: string) => ({
  name: 'log0031.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

const log = csv(madeLog({ seconds: 300, rowsPerSecond: 5 }).csv);

const panel = (page: Page) => page.locator('#search-panel');

const instruments: readonly Ask[] = instrumentNames.map((name) => ({
  name: `the instrument ${name}`,
  wants: (page) => goTo(page, `instrument-${name}`),
  has: (page) => page.locator(`[data-island="${name}"][data-alive]`),
  again: (page) => page.locator(`[data-island="${name}"] > .island-failed button`),
}));

const mark = (page: Page) => page.locator('.part:has(> #flash-the-rom) .source-mark').first();

const point = async (page: Page, at: Locator): Promise<void> => {
  await at.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await at.hover({ position: { x: 4, y: 4 } });
};

/** Everything for which a script is brought, in an order that one reader could follow. */
export const asks: readonly Ask[] = [
  {
    // Before the search, which brings all rows.
    name: 'a row that waits in a file',
    wants: (page) => goTo(page, 'calibration-LFZZEA'),
    has: (page) => page.locator('#calibration-LFZZEA'),
  },
  {
    name: 'the search',
    wants: async (page) => {
      await page.keyboard.press('/');
      await panel(page).getByRole('combobox').fill('spark target');
    },
    has: (page) => panel(page).getByRole('option').first(),
    again: (page) => panel(page).getByRole('button', { name: 'Retry' }),
  },
  {
    name: 'the page after the search',
    wants: (page) => page.keyboard.press('Escape'),
    has: (page) => page.locator('body:not(:has(#search-panel))'),
  },
  {
    name: 'the explanation of a source mark',
    wants: (page) => point(page, mark(page)),
    has: (page) => page.locator('[role=tooltip]'),
  },
  {
    name: 'the link to a paragraph',
    wants: (page) => point(page, page.locator('.part:has(> #leave-it-if) li').last()),
    has: (page) => page.locator('.passage-handle'),
  },
  {
    name: 'a copy of a code sample',
    wants: async (page) => {
      const button = page.locator('[data-copy]').first();
      await button.scrollIntoViewIfNeeded();
      await button.click();
    },
    has: (page) => page.locator('[data-copy]', { hasText: 'Copied' }),
  },
  {
    name: 'the choice not to keep the guide',
    wants: (page) => page.locator('[data-keep=no]').click(),
    has: (page) => page.locator('[data-on-this-device=off]'),
    again: (page) => page.locator('[data-on-this-device] + .island-failed button'),
  },
  ...instruments,
  {
    name: 'the stock maps',
    wants: (page) => goTo(page, 'instrument-maps'),
    has: (page) => cardOf(page, 'maps').locator('[role=img]').first(),
    again: (page) => cardOf(page, 'maps').getByRole('button', { name: 'Try again' }),
  },
  {
    name: 'a log',
    wants: (page) =>
      cardOf(page, 'log').getByLabel('Log, one or many', { exact: true }).setInputFiles(log),
    has: (page) => cardOf(page, 'log').getByRole('button', { name: 'Use these roles' }),
  },
  {
    name: 'the curves of a log',
    wants: (page) => cardOf(page, 'log').getByRole('button', { name: 'Use these roles' }).click(),
    has: (page) => cardOf(page, 'log').locator('canvas').first(),
    again: (page) => cardOf(page, 'log').getByRole('button', { name: 'Try again' }),
  },
  {
    name: 'a pull',
    wants: (page) =>
      cardOf(page, 'pull').getByLabel('First log', { exact: true }).setInputFiles(csv(madeUpLog())),
    has: (page) =>
      cardOf(page, 'pull').getByText(
        'As a measurement this pull is clean. Read lambda, duty and HIDET_SW in the log itself before the next one.',
      ),
  },
  {
    name: 'the check of a logging file',
    wants: async (page) => {
      const card = cardOf(page, 'logging');
      await card.getByLabel('Do what').selectOption('check');
      const box = card.getByLabel('logcfg.txt', { exact: true });
      await box.fill(`type = obd\n; ${(await box.inputValue()).length}`);
    },
    has: (page) => cardOf(page, 'logging').getByRole('group', { name: 'What was found' }),
  },
  {
    name: 'a job',
    wants: async (page) => {
      await goTo(page, 'load-scaling');
      await buttonOf(page, 'load-scaling').click();
    },
    has: viewOf,
    again: (page) => page.locator('.part:has(> #load-scaling) > .do-job > .island-failed button'),
  },
  {
    name: 'the car',
    wants: async (page) => {
      await page.keyboard.press('Escape');
      await expect(viewOf(page)).toHaveCount(0);
      const summary = page.locator('#my-car > summary');
      await summary.scrollIntoViewIfNeeded();
      await summary.click();
    },
    has: (page) => page.locator('[data-island=my-car][data-alive]'),
    again: (page) => page.locator('[data-island=my-car] > .island-failed button'),
  },
  {
    name: 'what was left at the last visit',
    wants: async (page) => {
      await page.evaluate(() => {
        localStorage.setItem('guide-my-car', '{"generation":"NC2","calibration":"LF9VEB"}');
        localStorage.setItem('guide-read', 'flash-the-rom');
      });
      await page.goto('./?');
      await hydrated(page);
    },
    has: (page) => page.locator('.go-on a').first(),
  },
];
