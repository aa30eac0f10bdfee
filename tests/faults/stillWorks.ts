import { expect, type Page } from '@playwright/test';
import { cardOf, instrumentHydrated } from '../site/instruments/instrument';
import { hydrated } from '../site/page';
import { expectWholeText } from './guideText';

const panel = (page: Page) => page.locator('#search-panel');

/** The search opens by its key and finds. */
export async function expectSearchFinds(page: Page): Promise<void> {
  // In a field the key is a letter.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('/');
  await panel(page).getByRole('combobox').fill('load scaling');
  await expect(panel(page).getByRole('option').first()).toContainText(/load scaling/i);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
}

const shiftAt = (page: Page) => cardOf(page, 'gears').locator('input#gears-shift');

/** Goes to an instrument and types what no other test would find there. */
export async function typeIntoInstrument(page: Page, text = '6437'): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#instrument-gears';
  });
  await instrumentHydrated(page, 'gears');
  await shiftAt(page).fill(text);
}

/** What was typed stands in its field, and in the answer. */
export async function expectTyped(page: Page, text = '6437'): Promise<void> {
  await expect(shiftAt(page)).toHaveValue(text);
}

/** The page is alive, its text whole, its search finds, and what is typed outlives a reload. */
export async function expectAllWorks(page: Page): Promise<void> {
  await hydrated(page);
  await expectWholeText(page);
  await expectSearchFinds(page);
  await typeIntoInstrument(page);
  await expectTyped(page);
  await page.waitForURL(/shift=6437/);
  await page.reload();
  await hydrated(page);
  await instrumentHydrated(page, 'gears');
  await expectTyped(page);
  await expectWholeText(page);
}
