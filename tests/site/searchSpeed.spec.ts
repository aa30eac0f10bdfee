import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { open } from './page';

/** How much slower than this machine a reader's phone is taken to be. */
const slower = 4;

/** Milliseconds from a key to the first result that is drawn. */
const soonestResult = 100;

/** Milliseconds from the first touch of the field until the index answers. */
const soonestIndex = 1500;

/** Milliseconds that a task may hold the page up. */
const longestTask = 50;

/** A machine that others use too is judged by its best try; a slower search misses in all of them. */
const tries = 5;

interface Measured {
  readonly tasks: number[];
  shownAt: number;
}

declare global {
  interface Window {
    measured: Measured;
  }
}

/** Watches for long tasks, and for the moment at which the first row is drawn after a change. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.measured = { tasks: [], shownAt: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.measured.tasks.push(duration);
    }).observe({ type: 'longtask' });
    new MutationObserver(() => {
      const row = document.querySelector('#search-result-0[aria-selected="true"]');
      if (!row) return;
      requestAnimationFrame(() => {
        window.measured.shownAt ||= performance.now();
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

const startOver = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.measured.tasks.length = 0;
    window.measured.shownAt = 0;
    return performance.now();
  });

const shown = (page: Page): Promise<{ readonly at: number; readonly longest: number }> =>
  page
    .waitForFunction(() => window.measured.shownAt > 0)
    .then(() =>
      page.evaluate(() => ({
        at: window.measured.shownAt,
        longest: Math.max(0, ...window.measured.tasks),
      })),
    );

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return session;
}

/** The time at which the page got the key, by its own clock. */
const keyTime = (page: Page, key: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const onKey = ({ key: pressed, timeStamp }: KeyboardEvent) => {
          if (pressed !== wanted) return;
          document.removeEventListener('keydown', onKey, true);
          resolve(timeStamp);
        };
        document.addEventListener('keydown', onKey, true);
      }),
    key,
  );

const best = (values: readonly number[]): number => Math.round(Math.min(...values));

test.describe('on a phone that is four times slower', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.describe.configure({ mode: 'serial' });

  test('the index is ready 1.5 s after the field was touched, and holds nothing up', async ({
    page,
  }) => {
    const readyAfter: number[] = [];
    const longest: number[] = [];
    for (let round = 0; round < tries; round += 1) {
      await open(page);
      await watch(page);
      const session = await slowed(page);
      await page.waitForTimeout(300);
      const began = await startOver(page);
      await page.keyboard.press('/');
      await page.keyboard.type('fans');
      const { at, longest: task } = await shown(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      readyAfter.push(at - began);
      longest.push(task);
    }
    const told = `index ready after ${readyAfter.map(Math.round).join(', ')} ms; longest tasks ${longest.map(Math.round).join(', ')} ms`;
    test.info().annotations.push({ type: 'measured', description: told });
    console.log(told);
    expect(best(readyAfter), told).toBeLessThanOrEqual(soonestIndex);
    expect(best(longest), told).toBeLessThanOrEqual(longestTask);
  });

  for (const words of ['knock', 'load scaling', '6250 rpm']) {
    test(`the first result comes 100 ms after the key: ${words}`, async ({ page }) => {
      await open(page);
      await watch(page);
      await page.keyboard.press('/');
      await page.keyboard.type('fans');
      await shown(page);
      const session = await slowed(page);
      const all: string[] = [];
      const worstOfWord: number[] = [];
      const worstTask: number[] = [];
      for (let round = 0; round < tries; round += 1) {
        await page.keyboard.press('Control+a');
        await page.keyboard.press('Delete');
        await page.waitForTimeout(400);
        const after: number[] = [];
        let task = 0;
        for (const key of words) {
          await startOver(page);
          const pressed = keyTime(page, key);
          await page.keyboard.press(key === ' ' ? 'Space' : key);
          const [time, { at, longest }] = [await pressed, await shown(page)];
          after.push(at - time);
          task = Math.max(task, longest);
          await page.waitForTimeout(120);
        }
        worstOfWord.push(Math.max(...after));
        worstTask.push(task);
        all.push(after.map(Math.round).join(' '));
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const told = `first result after ${all.join(' | ')} ms; longest tasks ${worstTask.map(Math.round).join(', ')} ms`;
      test.info().annotations.push({ type: 'measured', description: told });
      console.log(told);
      expect(best(worstOfWord), told).toBeLessThanOrEqual(soonestResult);
      expect(best(worstTask), told).toBeLessThanOrEqual(longestTask);
    });
  }
});
