// Each script that comes when readers want something, in each way in which it does not come as it should.
import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures';
import { open } from '../site/page';
import { type Ask, asks } from './asks';
import { passed } from './fault';
import { expectWholeText } from './guideText';
import { lateScripts } from './scripts';
import { failOnce, saidOfFiles, ways } from './ways';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Wants something until it is there, by what the page offers where it failed. */
async function get(page: Page, { name, wants, has, again }: Ask): Promise<void> {
  await wants(page);
  if (!again) {
    await expect(async () => {
      if (await has(page).isVisible()) return;
      await wants(page);
      await expect(has(page)).toBeVisible({ timeout: 2000 });
    }, name).toPass({ timeout: 30_000 });
    return;
  }
  await expect(async () => {
    await expect(has(page).or(again(page)).first()).toBeVisible();
    if (await has(page).first().isVisible()) return;
    await again(page).first().click();
    await expect(has(page).first()).toBeVisible({ timeout: 2000 });
  }, name).toPass({ timeout: 30_000 });
}

/** Wants something once, and waits. */
async function getOnce(page: Page, { name, wants, has }: Ask): Promise<void> {
  await wants(page);
  await expect(has(page).first(), name).toBeVisible();
}

test.describe('Scripts that come later', () => {
  for (const way of ways)
    test(`each ${way.name} once`, async ({ page, consoleWatch }) => {
      test.setTimeout(180_000);
      consoleWatch.allow(saidOfFiles);
      const failed = await failOnce(page, way, (file) => lateScripts.includes(file));
      await open(page);
      for (const ask of asks) await (way.isLate ? getOnce : get)(page, ask);
      await expectWholeText(page);
      await expect.poll(() => [...failed].sort()).toEqual([...lateScripts].sort());
      for (const file of failed) passed(file);
    });
});
