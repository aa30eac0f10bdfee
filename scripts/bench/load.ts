import type { Browser } from '@playwright/test';
import { newPhone } from './phone';
import { metricsOf, quiet } from './quiet';

/** What loading the page costs the phone's processor and memory, until it is quiet. */
export interface Load {
  readonly scriptMs: number;
  readonly layoutMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  readonly heapMegabytes: number;
}

/** Sums what the browser counts only for those who ask from the beginning. */
const counters = `
  window.benchTotals = { blocking: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) benchTotals.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) benchTotals.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

interface Totals {
  readonly blocking: number;
  readonly shift: number;
}

export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const phone = await newPhone(browser, url, 'at once');
  try {
    await phone.page.addInitScript(counters);
    await phone.cdp.send('Performance.enable');
    await phone.page.goto(url);
    await quiet(phone);
    const { ScriptDuration = 0, V8CompileDuration = 0, ...rest } = await metricsOf(phone);
    const { LayoutDuration = 0, RecalcStyleDuration = 0 } = rest;
    const totals = await phone.page.evaluate<Totals>('benchTotals');
    await phone.cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await phone.cdp.send('Runtime.getHeapUsage');
    return {
      scriptMs: 1000 * (ScriptDuration + V8CompileDuration),
      layoutMs: 1000 * (LayoutDuration + RecalcStyleDuration),
      blockingMs: totals.blocking,
      layoutShift: totals.shift,
      heapMegabytes: usedSize / 1e6,
    };
  } finally {
    await phone.close();
  }
}
