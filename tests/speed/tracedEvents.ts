import type { Page } from '@playwright/test';

/** What of a trace's event is read; `dur` is in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly dur?: number;
  readonly args?: { readonly elementCount?: number };
}

/** What the browser did while something happens, as it tells its own developer tools. */
export async function tracedEvents(
  page: Page,
  categories: readonly string[],
  act: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as readonly TraceEvent[]));
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: [...categories] },
    transferMode: 'ReportEvents',
  });
  await act();
  const told = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await told;
  await session.detach();
  return events;
}
