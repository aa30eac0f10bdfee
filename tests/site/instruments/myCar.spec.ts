import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { blockStorage, open } from '../page';
import { violationsIn } from '../axeAlone';
import { instrumentHydrated } from './instrument';

/** Opens the plate and waits until its fields work. */
async function openPlate(page: Page, path = './#my-car'): Promise<void> {
  await open(page, path);
  await instrumentHydrated(page, 'my-car');
}

/** Found by class: to compute the names of all regions of the page takes long. */
const plate = (page: Page) => page.locator('.car-plate');

const chip = (page: Page) => page.locator('.navbar__inner .car-name');

/** The words that a style puts behind an element. */
const wordsBehind = (page: Page): Promise<string> =>
  chip(page).evaluate((element) => getComputedStyle(element, '::after').content);

async function choose(page: Page): Promise<void> {
  await plate(page).getByLabel('Generation').selectOption('NC2');
  await plate(page).getByLabel('Engine').selectOption('2.0');
  await plate(page).getByLabel('Gearbox').selectOption('6MT');
  await plate(page).getByLabel('Calibration').fill('lf9veb');
}

test('the car is chosen once, stays after a reload, and is cleared with one click', async ({
  page,
}) => {
  await openPlate(page);
  await choose(page);
  expect(await wordsBehind(page)).toBe('"NC2 2.0 6MT LF9VEB"');
  await page.reload();
  expect(await wordsBehind(page)).toBe('"NC2 2.0 6MT LF9VEB"');
  await instrumentHydrated(page, 'my-car');
  await expect(plate(page).getByLabel('Gearbox')).toHaveValue('6MT');
  await plate(page).getByRole('button', { name: 'Clear my car' }).click();
  expect(await wordsBehind(page)).toContain('not chosen');
  await expect(plate(page).getByLabel('Gearbox')).toHaveValue('');
});

test('the car is shown before any program of the page runs', async ({
  page,
  context,
  consoleWatch,
}) => {
  // The scripts that the page preloads do not come, and are not used.
  consoleWatch.allow(/ERR_FAILED|was preloaded using link preload but not used/);
  await context.addInitScript(() => {
    localStorage.setItem(
      'guide-my-car',
      JSON.stringify({ generation: 'NC1', engine: '1.8', calibration: '</script><b>' }),
    );
  });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('./', { waitUntil: 'commit' });
  await chip(page).waitFor();
  expect(await wordsBehind(page)).toBe('"NC1 1.8"');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the row of the car is marked in the tables, at once and after a reload', async ({ page }) => {
  await openPlate(page);
  await choose(page);
  const row = page.locator('[id="drivetrain-nc2-us-20-6mt"]');
  await expect(row).toHaveClass(/my-car-row/);
  await page.goto('./?#drivetrain-nc2-us-20-6mt');
  await expect(row).toHaveClass(/my-car-row/);
});

test('the instruments start from the car', async ({ page }) => {
  await openPlate(page);
  await choose(page);
  await plate(page).getByLabel('Units').selectOption('US');
  await page.goto('./?#instrument-gears');
  await instrumentHydrated(page, 'gears');
  await expect(
    page.locator('#instrument-gears').getByLabel('Speed in', { exact: true }),
  ).toHaveValue('mph');
});

test('a tyre that is none is refused beside its field, and what was typed stays', async ({
  page,
}) => {
  await openPlate(page);
  await plate(page).getByLabel('Tyre').fill('<b>fat</b>');
  await expect(plate(page).getByText('Write the tyre size as it stands on the tyre')).toBeVisible();
  await expect(plate(page).getByLabel('Tyre')).toHaveValue('<b>fat</b>');
  expect(await violationsIn(page, '.car-plate')).toEqual([]);
});

test('what is no calibration is told, and the one that was kept stays', async ({ page }) => {
  await openPlate(page);
  await choose(page);
  const field = plate(page).getByLabel('Calibration');
  for (const text of ['LF9V', 'my ROM', '<b>']) {
    await field.fill(text);
    await expect(plate(page).getByText('Write an ID: six characters')).toBeVisible();
    await expect(field).toHaveValue(text);
    expect(await wordsBehind(page)).toBe('"NC2 2.0 6MT LF9VEB"');
  }
  await field.fill('SW-LFG2EL000.HEX');
  expect(await wordsBehind(page)).toBe('"NC2 2.0 6MT LFG2EL"');
});

test('a cleared car leaves nothing in the fields, and a tyre alone can be cleared', async ({
  page,
}) => {
  await openPlate(page);
  await choose(page);
  const clear = plate(page).getByRole('button', { name: 'Clear my car' });
  await clear.click();
  await expect(plate(page).getByLabel('Calibration')).toHaveValue('');
  await plate(page).getByLabel('Tyre').fill('205/45R17');
  await clear.click();
  await expect(plate(page).getByLabel('Tyre')).toHaveValue('');
});

test('without storage the car is known until the page is closed', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/storage is not available/);
  await blockStorage(page);
  await openPlate(page);
  await choose(page);
  expect(await wordsBehind(page)).toBe('"NC2 2.0 6MT LF9VEB"');
});

test('what holds for other cars says so', async ({ page }) => {
  await openPlate(page);
  await choose(page);
  const caution = page.locator('[data-cars="1.8"]').first();
  const before = () => caution.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await before()).toContain('Not for your car');
  await plate(page).getByLabel('Engine').selectOption('1.8');
  expect(await before()).toBe('none');
});

test('another tab follows', async ({ page, context }) => {
  await openPlate(page);
  const other = await context.newPage();
  await openPlate(other);
  await choose(page);
  await expect(plate(other).getByLabel('Gearbox')).toHaveValue('6MT');
  await other.close();
});
