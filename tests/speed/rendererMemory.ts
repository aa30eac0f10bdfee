import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** A process of the browser that holds a page and its workers. */
interface Renderer {
  readonly id: number;
  /** Seconds of the processor so far. */
  readonly cpuTime: number;
}

/** The process that worked most: the page that is measured, and not a spare one. */
async function busiestRenderer(browser: Browser): Promise<Renderer> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const [busiest] = processInfo
    .filter(({ type }) => type === 'renderer')
    .sort((a, b) => b.cpuTime - a.cpuTime);
  if (!busiest) throw new Error('The browser names no process that holds a page.');
  return busiest;
}

export interface MemoryWatch {
  /** The most memory of its own that the process held since the watch began, MB of 10⁶ bytes. */
  readonly peakMb: () => number;
}

/** A figure of `/proc/…/status`, kB. */
const kibibytesOf = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);

/**
 * Watches the process of the page and its workers: the most that it held, less the files that were mapped when
 * the watch began, which are the browser's program, libraries and fonts, shared by all its processes. Linux alone
 * keeps the peak.
 */
export async function watchMemory(browser: Browser): Promise<MemoryWatch> {
  const { id } = await busiestRenderer(browser);
  // 5: forget the peak so far.
  writeFileSync(`/proc/${id}/clear_refs`, '5');
  const status = (): string => readFileSync(`/proc/${id}/status`, 'utf8');
  const mapped = kibibytesOf(status(), 'RssFile');
  return { peakMb: () => ((kibibytesOf(status(), 'VmHWM') - mapped) * 1024) / 1e6 };
}
