import { expect, test } from '../fixtures';
import { open } from '../page';
import { instrumentNames } from './instrument';

test('each instrument stays readable when its program cannot be had, and says so', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_FAILED|This part did not load/);
  await page.route('**/instrument-*.js', (route) => route.abort());
  await open(page);
  for (const name of instrumentNames) {
    await page.evaluate((id) => {
      location.hash = `#instrument-${id}`;
    }, name);
    const place = page.locator(`[data-island="${name}"]`);
    await expect(place.getByText('This part did not load.')).toBeVisible();
    await expect(place.locator('.answer-first').first()).toBeVisible();
  }
});

test('no instrument loads its program before the reader comes near', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/instrument-')) loaded.push(request.url());
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await expect(page.locator('[data-island]:not([data-alive])')).toHaveCount(
    // The reader's car and the logbook are islands, too.
    instrumentNames.length + 2,
  );
});

test('no part is laid out at arrival to ask a control whether it could be filled in', async ({
  page,
}) => {
  await open(page);
  const controls = page.locator('[data-island] :is(input[type=text], select, textarea)');
  await expect(controls).toHaveCount(0);
});

test('who comes to a field by keyboard before it works is in it when it does', async ({ page }) => {
  await open(page);
  await page.locator('output#gears-shift').focus();
  await expect(page.locator('input#gears-shift')).toBeFocused();
});
