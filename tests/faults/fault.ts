import type { Page } from '@playwright/test';
import { test } from '../site/fixtures';
import { expectAllWorks } from './stillWorks';

/** One thing that goes wrong, and what readers must still have. */
export interface Fault {
  readonly name: string;
  /** Makes it go wrong, before the guide is opened. */
  readonly inject: (page: Page) => Promise<unknown>;
  /** What the browser or the page says of it on the console. */
  readonly said?: RegExp;
  /** Where the guide is opened. */
  readonly at?: string;
  /** What readers have; without it all must work as if nothing had happened. */
  readonly then?: (page: Page) => Promise<unknown>;
}

/** A test for each fault of a family. */
export function family(name: string, faults: readonly Fault[]): void {
  test.describe(name, () => {
    for (const { name: fault, inject, said, at = './', then = expectAllWorks } of faults)
      test(fault, async ({ page, consoleWatch }) => {
        if (said) consoleWatch.allow(said);
        await inject(page);
        await page.goto(at, { waitUntil: 'commit' });
        await then(page);
      });
  });
}

/** Counts one of several faults that a test injects, once readers have got on. */
export function passed(fault: string): void {
  test.info().annotations.push({ type: 'fault', description: fault });
}
