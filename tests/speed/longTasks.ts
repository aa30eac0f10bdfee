import type { Page } from '@playwright/test';

/** Tasks that hold a page up for longer than this are felt, in milliseconds. */
export const feltMs = 50;

/** From now on the page notes its tasks of more than 50 ms. */
export const hearLongTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) => {
      longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });

/** The tasks of more than 50 ms since the last question, once the page rests, in milliseconds. */
export const longTasksOf = (page: Page, restMs = 700): Promise<readonly number[]> =>
  page.evaluate(
    (rest) =>
      new Promise<number[]>((done) => {
        // Behind the pause after which a box is read, and behind the tasks that are still on their way.
        window.setTimeout(() => {
          const { longTasks } = window as unknown as { longTasks: number[] };
          done(longTasks.splice(0).map((ms) => Math.round(ms)));
        }, rest);
      }),
    restMs,
  );
