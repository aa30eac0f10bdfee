import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { earlyChapter } from '../guide';
import { open } from '../page';
import { violationsIn } from '../axeAlone';
import { cardOf, instrumentHydrated, openInstrument, reloadInstrument } from './instrument';
import { title } from '../specification/shell';

const gears = (page: Page) => cardOf(page, 'gears');

test('the worked case stands in the page without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('./#instrument-gears');
  await expect(gears(page)).toContainText(
    'Shifting at 7000 rpm, second gear starts at 4147 rpm and runs to 88 km/h.',
  );
  await expect(gears(page).getByText('The fields need JavaScript.')).toBeVisible();
  await context.close();
});

test('results follow the fields, are announced, and the address carries the case', async ({
  page,
}) => {
  await openInstrument(page, 'gears');
  await expect(gears(page)).toHaveRole('region');
  await expect(gears(page)).toHaveAccessibleName('Gears');
  await gears(page).getByLabel('Shift at').fill('6500');
  await gears(page).getByLabel('Speed in', { exact: true }).selectOption('mph');
  await expect(gears(page).locator('output')).toContainText('Shifting at 6500 rpm');
  await expect(gears(page)).toContainText(/runs to 51 mph/);
  await expect.poll(() => page.url()).toContain('?gears=1;shift=6500;unit=mph#instrument-gears');
  await reloadInstrument(page, 'gears');
  await expect(gears(page).getByLabel('Shift at')).toHaveValue('6500');
});

test('a number that is none keeps the last good result of the reader, with nothing to hand on', async ({
  page,
}) => {
  await openInstrument(page, 'gears');
  const shift = gears(page).getByLabel('Shift at');
  await shift.fill('6500');
  await expect(gears(page).locator('.answer-first')).toContainText('Shifting at 6500 rpm');
  for (const text of ['', 'fast', '-1', '1e308', 'Infinity', '９e9', '<b>7000</b>']) {
    await shift.fill(text);
    await expect(gears(page).getByText('Write the engine speed between')).toBeVisible();
    await expect(shift).toHaveValue(text);
  }
  await expect(
    gears(page).getByText('Last good result, for NC2 USA 2.0 6MT, 6500 rpm'),
  ).toBeVisible();
  await expect(gears(page).getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  expect(await violationsIn(page, '#instrument-gears')).toEqual([]);
});

test('the head says that a worked case stands there, until the reader enters something', async ({
  page,
}) => {
  await openInstrument(page, 'gears');
  const shift = gears(page).getByLabel('Shift at');
  await expect(gears(page).getByText('Worked case', { exact: true })).toBeVisible();
  await shift.fill('fast');
  await expect(gears(page).getByText('Write the engine speed between')).toBeVisible();
  await expect(gears(page).locator('.answer')).toHaveCount(0);
  await shift.fill('6500');
  await expect(gears(page).locator('.answer-first')).toContainText('Shifting at 6500 rpm');
  await expect(gears(page).getByText('Worked case', { exact: true })).toHaveCount(0);
  await gears(page).getByRole('button', { name: 'Reset' }).click();
  await expect(gears(page).getByText('Worked case', { exact: true })).toBeVisible();
});

test('ratios that no gearbox has are told, though each of them can be read', async ({ page }) => {
  await openInstrument(page, 'gears', '?gears=1;car=own;ratios=1%202%203;final=3.909');
  await expect(gears(page).getByLabel('Ratios')).toHaveAccessibleDescription(
    /each ratio smaller than the one before\./,
  );
  await expect(gears(page).locator('.answer')).toHaveCount(0);
  await gears(page).getByLabel('Ratios').fill('3.136 1.888 1.33 1 0.814');
  await expect(gears(page).getByLabel('Ratios')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(gears(page).locator('.answer-first')).toBeVisible();
});

test('a shared address opens the case; what it cannot mean is named', async ({ page }) => {
  await openInstrument(
    page,
    'gears',
    '?gears=1;car=own;ratios=3.136%201.888;final=3.909;unit=furlongs',
  );
  await expect(gears(page).getByLabel('Final drive')).toHaveValue('3.909');
  await expect(gears(page)).toContainText(
    'The address held something that cannot stand in: Speed in.',
  );
  expect(await violationsIn(page, '#instrument-gears')).toEqual([]);
});

test('a link elsewhere carries no case, the way back has it, and Reset brings the worked case', async ({
  page,
}) => {
  await openInstrument(page, 'gears', '?gears=1;shift=6000');
  const { id } = earlyChapter();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#${id}`);
  await expect.poll(() => page.url()).toMatch(new RegExp(`/#${id}$`));
  await page.reload();
  await page.evaluate(() => {
    location.hash = '#instrument-gears';
  });
  await instrumentHydrated(page, 'gears');
  await expect(gears(page).getByLabel('Shift at')).toHaveValue('6000');
  await gears(page).getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(gears(page).getByLabel('Shift at')).toHaveValue('7000');
  await expect.poll(() => page.url()).not.toContain('gears=');
});

test('the way to the not-found page and back loses nothing', async ({ page }) => {
  await openInstrument(page, 'gears');
  await gears(page).getByLabel('Tyre on the car').fill('195/50R15');
  await page.evaluate(() => {
    history.pushState(null, '', './nope');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(title(page)).toHaveText('Page Not Found');
  await page.goBack();
  await instrumentHydrated(page, 'gears');
  await expect(gears(page).getByLabel('Tyre on the car')).toHaveValue('195/50R15');
});

test('if the program of the instrument cannot be had, the case stays and says so', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_FAILED|This part did not load/);
  await page.route('**/instrument-gears*.js', (route) => route.abort());
  await open(page, './#instrument-gears');
  await expect(page.getByText('This part did not load.')).toBeVisible();
  await expect(gears(page)).toContainText('Shifting at 7000 rpm');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await instrumentHydrated(page, 'gears');
});
