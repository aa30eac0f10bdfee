// KaTeX's drawings of formulas are not in the page at arrival; MathML stands in, and they come when readers are near.
import { expect, test } from './fixtures';
import { drawnByKatex, unreadableFormulas } from './formulas';
import { open } from './page';

const waiting = '.katex-html[data-late]';

test('a drawing comes when readers near it, and the formula shows in one form all the time', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/formulas-')) fetched.push(request.url());
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  expect(await page.locator(waiting).count()).toBeGreaterThan(20);
  await expect.poll(() => drawnByKatex(page)).toBe(true);
  expect(await unreadableFormulas(page)).toEqual([]);
  await page
    .locator(`.formula:has(${waiting})`)
    .first()
    .evaluate((formula) => formula.scrollIntoView());
  await expect(page.locator(waiting)).toHaveCount(0);
  expect(fetched).toHaveLength(1);
  expect(await unreadableFormulas(page)).toEqual([]);
  const empty = await page
    .locator('.katex-html')
    .evaluateAll((all) => all.filter(({ textContent }) => textContent.trim() === '').length);
  expect(empty).toBe(0);
});

test('one that does not come leaves the MathML, and says so', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/ERR_FAILED|This part did not load/);
  await page.route('**/formulas-*.txt', (route) => route.abort());
  await open(page);
  const formula = page.locator(`.formula:has(${waiting})`).first();
  await formula.evaluate((element) => element.scrollIntoView());
  await expect(formula.getByRole('status').first()).toBeVisible();
  await page.unroute('**/formulas-*.txt');
  await formula.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.locator(waiting)).toHaveCount(0);
});

test('paper has them all', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(waiting)).toHaveCount(0);
});
