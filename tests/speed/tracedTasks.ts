import type { Page } from '@playwright/test';
import { tracedEvents } from './tracedEvents';

/**
 * The longest task of the browser while something happens, in milliseconds, also below the 50 ms from which a
 * page itself hears of one. Tracing makes a task a little longer: it is for what a limit is made of, not for what
 * is held against it.
 */
export async function longestTracedTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const tasks = (await tracedEvents(page, ['toplevel'], act)).flatMap(({ name, dur = 0 }) =>
    name === 'ThreadControllerImpl::RunTask' ? [dur] : [],
  );
  const longest = Math.max(0, ...tasks);
  if (longest === 0) throw new Error('The trace holds no task');
  return longest / 1000;
}
