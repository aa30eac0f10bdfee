import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { type InstrumentName, openInstrument } from './instrument';

/** Longer tasks than this are felt, in milliseconds. */
const feltMs = 50;

/** What a busy machine spoils is tried again; what it still makes longer is allowed for by half. */
const tries = 4;

const eightThousand = (line: (i: number) => string): string =>
  Array.from({ length: 8000 }, (_, i) => line(i)).join('\n');

const texts = {
  '8,000 rows of numbers': eightThousand((i) => `${i % 7}\t${(i % 100) / 10}`),
  '8,000 lines of words': eightThousand((i) => `paramname = X${i}`),
  '100 kB in one line': 'LF9VEB,1;'.repeat(11_200),
} as const;

/** Every box that takes a pasted text. */
const boxes: readonly (readonly [InstrumentName, query: string, ...ids: string[]])[] = [
  [
    'scaling',
    '?scaling=1;open=yes',
    ...['table', 'trims', 'ltft', 'hits', 'measured', 'commanded'].map((id) => `scaling-${id}`),
  ],
  ['logging', '', 'logging-sensors'],
  ['logging', '?logging=1;mode=check', 'logging-text'],
  ['status', '', 'status-pasted'],
  ['pull', '', 'pull-paste-A', 'pull-paste-B'],
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Hears the long tasks of the page from now on. */
const hear = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) => {
      longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });

/** The longest task while something happens and the page comes to rest after it, in milliseconds. */
async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const heard = () =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          // Behind the pause after which a box is read, and behind the tasks that are still on their way.
          window.setTimeout(() => {
            const { longTasks } = window as unknown as { longTasks: number[] };
            done(Math.max(0, ...longTasks.splice(0)));
          }, 700);
        }),
    );
  await heard();
  await act();
  return heard();
}

/** The shortest of some longest tasks; the first that nobody feels is enough. */
async function best(measure: () => Promise<number>): Promise<number> {
  let shortest = Infinity;
  for (let i = 0; i < tries && shortest > feltMs; i += 1)
    shortest = Math.min(shortest, await measure());
  return shortest;
}

/** Pastes into an empty box that has the focus, as a key does it; answers with the longest task. */
async function pasted(page: Page, box: Locator): Promise<number> {
  await box.fill('');
  await box.focus();
  return longestTask(page, () => page.keyboard.press('ControlOrMeta+v'));
}

/**
 * What this machine needs at this hour to paste the text into a box that nobody listens to, in
 * milliseconds: to lay out eight thousand lines is the browser's own affair.
 */
async function bareBox(page: Page): Promise<number> {
  await page.evaluate(() => {
    document.body.innerHTML = '<textarea rows="6" style="white-space: pre"></textarea>';
  });
  await hear(page);
  return best(() => pasted(page, page.locator('textarea')));
}

for (const [instrument, query, ...ids] of boxes) {
  for (const [name, text] of Object.entries(texts)) {
    test(`${name} are pasted without a halt into ${instrument}${query}`, async ({ page }) => {
      // The clipboard is there for a page of the site only; this one has next to nothing in it.
      await page.goto('./404.html');
      await page.evaluate((content) => navigator.clipboard.writeText(content), text);
      const bareMs = await bareBox(page);
      await openInstrument(page, instrument, query);
      await page.evaluate(() => document.fonts.ready);
      await hear(page);
      for (const id of ids) {
        const box = page.locator(`textarea#${id}`);
        await box.evaluate((element) => {
          const fold = element.closest('details');
          if (fold) fold.open = true;
        });
        expect(await best(() => pasted(page, box)), id).toBeLessThan(1.5 * bareMs + feltMs);
        await expect(box).toHaveValue(text);
      }
    });
  }
}

test('what a long text has taken the place of comes back', async ({ page }) => {
  const text = texts['8,000 lines of words'];
  const scaling = await openInstrument(page, 'scaling');
  const box = scaling.getByLabel('Histogram of STFT');
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await box.fill('\t0.5\n2000\t4');
  await box.press('ControlOrMeta+a');
  await box.press('ControlOrMeta+v');
  await expect(box).toHaveValue(text);
  await expect(box).toHaveAccessibleDescription(/more text than a table holds/);
  await box.press('ControlOrMeta+z');
  await expect(box).toHaveValue('\t0.5\n2000\t4');
  await box.press('End');
  await box.press('ControlOrMeta+v');
  await expect(box).toHaveValue(`\t0.5\n2000\t4${text}`);
  await box.press('ControlOrMeta+a');
  await box.press('Delete');
  await expect(box).toHaveValue('');
});
