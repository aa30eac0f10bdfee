import type { Page } from '@playwright/test';

/** What of a trace's event is read; `dur` is in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly dur?: number;
}

/**
 * The longest task of the browser while something happens, in milliseconds, also below the 50 ms from which a
 * page itself hears of one. Tracing makes a task a little longer: it is for what a limit is made of, not for what
 * is held against it.
 */
export async function longestTracedTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let longestMicroseconds = 0;
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, dur = 0 } of value as unknown as readonly TraceEvent[])
      if (name === 'ThreadControllerImpl::RunTask')
        longestMicroseconds = Math.max(longestMicroseconds, dur);
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel'] },
    transferMode: 'ReportEvents',
  });
  await act();
  const told = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await told;
  await session.detach();
  if (longestMicroseconds === 0) throw new Error('The trace holds no task');
  return longestMicroseconds / 1000;
}
