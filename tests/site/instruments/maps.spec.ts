import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { violationsIn } from '../axeAlone';
import { answerOf, cardOf, openInstrument, reloadInstrument } from './instrument';

const instrument = (page: Page) => cardOf(page, 'maps');

test('any table of any calibration, compared and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    localStorage.setItem('guide-my-car', JSON.stringify({ calibration: 'LF9VEB' }));
  });
  const maps = await openInstrument(page, 'maps');
  await expect(answerOf(maps, /^LF9VEB holds 0\.70 to 1\.50/)).toBeVisible();
  await maps.getByLabel('Find a table').fill('load scaling');
  await expect(answerOf(maps, /^LF9VEB holds 0\.776 to 1\.249/)).toBeVisible();
  await maps.getByLabel('Compare with').selectOption('LFG2EL');
  await expect(answerOf(maps, /^123 of 238 common cells differ/)).toBeVisible();
  await expect(maps.getByRole('img', { name: /LFG2EL minus LF9VEB/ })).toBeVisible();
  expect(await violationsIn(page, '#instrument-maps')).toEqual([]);
  await maps.getByRole('button', { name: 'Copy for EcuFlash' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await copied()).split('\n').length).toBe(15);
  expect((await copied()).split('\t')[0]).toBe('1.2063');
});

test('what cannot be used is said beside its field, and no other car’s values stand under it', async ({
  page,
}) => {
  const maps = await openInstrument(page, 'maps');
  const field = maps.getByLabel('Calibration', { exact: true });
  await expect(maps.getByLabel('Table', { exact: true }).locator('option')).toHaveCount(184);
  await field.fill('<b>LF9V</b>');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(maps.getByText(/Write an ID: six characters/)).toBeVisible();
  await expect(maps.locator('.answer')).toHaveCount(0);
  expect(await violationsIn(page, '#instrument-maps')).toEqual([]);
  await field.fill('LFG2EK');
  await expect(maps.getByText('These are not the values of LFG2EK.')).toBeVisible();
  await expect(maps.getByRole('button', { name: 'Copy for EcuFlash' })).toHaveCount(0);
});

test('a shared address opens its case, with the keyboard alone, and a reload keeps it', async ({
  page,
}) => {
  await openInstrument(
    page,
    'maps',
    '?maps=1;calibration=LFH9EF;table=Load%20Limit%20%7C%20No%20Fault;mark=x',
  );
  const maps = instrument(page);
  await expect(answerOf(maps, /^LFH9EF holds .*, at \d+ points/)).toBeVisible();
  await expect(maps.getByText(/cannot stand in: Decimal sign/)).toBeVisible();
  await maps.getByLabel('Find a table').focus();
  await page.keyboard.type('fuel cut');
  await expect(answerOf(maps, /^LFH9EF holds .* rpm\./)).toBeVisible();
  await expect(page).toHaveURL(/find=fuel%20cut/);
  await reloadInstrument(page, 'maps');
  await expect(maps.getByLabel('Find a table')).toHaveValue('fuel cut');
});

test('nothing is copied before My car says whose maps are the reader’s', async ({ page }) => {
  const maps = await openInstrument(page, 'maps');
  await expect(answerOf(maps, /^LF9VEB holds 0\.70 to 1\.50/)).toBeVisible();
  await expect(maps.getByText(/^To copy, choose in My car the calibration/)).toBeVisible();
  await expect(maps.getByRole('button', { name: 'Copy for EcuFlash' })).toHaveCount(0);
});

test('the reader’s own calibration comes first', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('guide-my-car', JSON.stringify({ calibration: 'LFG2EL' }));
  });
  await openInstrument(page, 'maps');
  await expect(answerOf(instrument(page), /^LFG2EL holds/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked case can be read', async ({ page }) => {
    await page.goto('./#instrument-maps');
    const maps = instrument(page);
    await expect(answerOf(maps, /^LF9VEB holds 0\.70 to 1\.50/)).toBeVisible();
    await expect(maps.getByText(/need JavaScript/)).toBeVisible();
  });
});
