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
