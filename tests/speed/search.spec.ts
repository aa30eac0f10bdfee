import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../site/fixtures';
import { open } from '../site/page';
import { slownessOf } from './machine';

/** How much slower than this machine a reader's phone is taken to be. */
const slower = 4;

/** Goals, in milliseconds, for a machine with nothing else to do; what is reached is printed. */
const goals = {
  /** From a key to the first result that is drawn. */
  result: 100,
  /** From the first touch of the field until the index answers. */
  index: 1500,
  /** That a task may hold the page up. */
  task: 50,
};

/** A search that is so much slower than its goals fails; they grow with the slowness of the machine. */
const allowance = 2.5;

/** Judged by the best try; a slower search misses in all of them. */
const tries = 3;

/** Words that are typed letter by letter. */
const typed = ['knock', 'load scaling'];

interface Measured {
  /** Tasks of more than 50 ms, in milliseconds. */
  readonly tasks: number[];
  /** Called when the first result is drawn. */
  onShown: () => void;
}

declare global {
  interface Window {
    measured: Measured;
  }
}

/** Watches for long tasks, and for the moment at which the first result is drawn after a change. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.measured = { tasks: [], onShown: () => undefined };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.measured.tasks.push(duration);
    }).observe({ type: 'longtask' });
    new MutationObserver(() => {
      if (document.querySelector('#search-result-0[aria-selected="true"]'))
        requestAnimationFrame(() => window.measured.onShown());
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** Milliseconds of one act: by the clock, and of work of the page's main thread. */
interface Time {
  readonly clock: number;
  readonly work: number;
  /** The longest task; 0 if none was longer than 50 ms. */
  readonly longestTask: number;
}

const threadTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN);
};

/** How long it takes from an act until the first result is drawn. */
async function timeOf(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<Time> {
  const shown = await page.evaluateHandle(() => {
    window.measured.tasks.length = 0;
    const began = performance.now();
    const end = new Promise<number>((resolve) => {
      window.measured.onShown = () => resolve(performance.now() - began);
    });
    return { end };
  });
  const before = await threadTime(session);
  await act();
  const clock = await shown.evaluate(({ end }) => end);
  const work = (await threadTime(session)) - before;
  const longestTask = await page.evaluate(() => Math.max(0, ...window.measured.tasks));
  return { clock, work, longestTask };
}

/** Others may hold the machine, never the work: a phone with nothing else to do waits for the lesser. */
const felt = ({ clock, work }: Time): number => Math.min(clock, work);

const told = (times: readonly Time[]): string =>
  times
    .map(({ clock, work, longestTask }) => [clock, work, longestTask].map(Math.round).join('/'))
    .join(' ');

/** Notes what was measured in the report, clock/work/longest task in milliseconds. */
function note(what: string): string {
  test.info().annotations.push({ type: 'measured', description: what });
  console.log(what);
  return what;
}

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return session;
}

test.describe('on a phone that is four times slower', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the index is ready soon after the field was touched, and holds nothing up', async ({
    page,
  }) => {
    const times: Time[] = [];
    await open(page);
    const slow = await slownessOf(page);
    for (let round = 0; round < tries; round += 1) {
      await open(page);
      await watch(page);
      const session = await slowed(page);
      await page.waitForTimeout(500);
      times.push(
        await timeOf(page, session, async () => {
          await page.keyboard.press('/');
          await page.keyboard.insertText('fans');
        }),
      );
      await session.detach();
    }
    const reached = [times.map(felt), times.map((time) => time.longestTask)].map((each) =>
      Math.round(Math.min(...each)),
    );
    const what = note(
      `index ready after ${reached[0]} ms (goal ${goals.index}), longest task ${reached[1]} ms ` +
        `(goal ${goals.task}), machine ${slow.toFixed(2)} times slower; all ${told(times)}`,
    );
    expect(Math.min(...times.map(felt)), what).toBeLessThanOrEqual(goals.index * allowance * slow);
    expect(Math.min(...times.map((time) => time.longestTask)), what).toBeLessThanOrEqual(
      goals.task * allowance * slow,
    );
  });

  for (const words of typed) {
    test(`the first result comes soon after each key of "${words}"`, async ({ page }) => {
      await open(page);
      const slow = await slownessOf(page);
      await watch(page);
      const session = await slowed(page);
      await timeOf(page, session, async () => {
        await page.keyboard.press('/');
        await page.keyboard.insertText('fans');
      });
      /** The best time of each key, and the shortest of its longest tasks. */
      const best = Array.from(words, () => ({ felt: Infinity, longestTask: Infinity }));
      const all: Time[][] = [];
      for (let round = 0; round < tries; round += 1) {
        await page.keyboard.press('Control+a');
        await page.keyboard.press('Delete');
        await page.waitForTimeout(300);
        const times: Time[] = [];
        for (const [at, key] of Array.from(words).entries()) {
          const time = await timeOf(page, session, () => page.keyboard.insertText(key));
          const before = best[at];
          if (before) {
            before.felt = Math.min(before.felt, felt(time));
            before.longestTask = Math.min(before.longestTask, time.longestTask);
          }
          times.push(time);
          await page.waitForTimeout(150);
        }
        all.push(times);
      }
      await session.detach();
      const what = note(
        `"${words}": first result after ${best.map((each) => Math.round(each.felt)).join(' ')} ms ` +
          `(goal ${goals.result}), longest task ${best.map((each) => Math.round(each.longestTask)).join(' ')} ms ` +
          `(goal ${goals.task}), machine ${slow.toFixed(2)} times slower; all ${all.map(told).join(' | ')}`,
      );
      for (const each of best) {
        expect(each.felt, what).toBeLessThanOrEqual(goals.result * allowance * slow);
        expect(each.longestTask, what).toBeLessThanOrEqual(goals.task * allowance * slow);
      }
    });
  }
});
