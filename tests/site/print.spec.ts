import { expect, test } from './fixtures';
import { open, prefer } from './page';

test('paper shows the article in dark ink on white, without the shell', async ({ page }) => {
  await prefer(page, 'dark');
  await open(page);
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);

  const { paper, ink } = await page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor,
    ink: getComputedStyle(document.querySelector('article p') ?? document.body).color,
  }));
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(paper);
  const channels = (ink.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  expect(Math.max(...channels)).toBeLessThan(96);
});

test('the guide can be printed', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

test('nothing is wider than A4, or the browser prints the whole guide smaller', async ({
  page,
}) => {
  const widthOfTextOnA4 = Math.round(((210 - 2 * 14) / 25.4) * 96);
  await page.setViewportSize({ width: widthOfTextOnA4, height: 900 });
  await open(page);
  await page.emulateMedia({ media: 'print' });

  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(widthOfTextOnA4);
});

test('paper unfolds the lists of tables and carries the contents of all chapters', async ({
  page,
}) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });

  await expect(page.locator('#table-bos-delay-decay-rate')).toBeVisible();
  await expect(page.locator('.doc-contents a[href="#sources"]')).toBeVisible();
});
