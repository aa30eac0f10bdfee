import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';

/** How many pages of the print are shown as pictures; the PDF beside them holds them all. */
const pagesShown = 24;

/**
 * Prints the guide on A4 to `print.pdf` and turns its first pages into pictures, with pdftoppm if
 * it is there, else by looking at the print layout in a window as wide as the sheet.
 * Returns the names of the pictures.
 */
export async function paper(browser: Browser, url: string, folder: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const pdf = `${folder}/print.pdf`;
  await page.pdf({ path: pdf, format: 'A4', preferCSSPageSize: true, printBackground: true });

  const args = ['-r', '70', '-png', '-l', String(pagesShown), pdf, `${folder}/print`];
  if (spawnSync('pdftoppm', args).status !== 0) await likePaper(page, folder);
  await page.close();
  return readdirSync(folder)
    .filter((file) => /^print-\d+\.png$/.test(file))
    .sort();
}

/** A4 at 96 dots an inch. */
const sheet = { width: 794, height: 1123 };

async function likePaper(page: Page, folder: string): Promise<void> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  for (let number = 1; number <= pagesShown; number += 1) {
    const clip = { x: 0, y: (number - 1) * sheet.height, ...sheet };
    const path = `${folder}/print-${String(number).padStart(2, '0')}.png`;
    await page.screenshot({ path, clip, fullPage: true });
  }
}
