import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { violationsIn } from '../axeAlone';
import { cardOf, openInstrument, reloadInstrument } from './instrument';

const instrument = (page: Page) => cardOf(page, 'spark');

test('a shared address opens the case in which the limit binds, from the stock maps', async ({
  page,
}) => {
  await openInstrument(page, 'spark', '?spark=1;rpm=4500;load=0.6875;air=20;knock=0');
  const spark = instrument(page);
  await expect(spark.locator('.answer-first')).toHaveText(
    'The limit decides, 3.7° below the target less heat: the final spark is 25.8°.',
  );
  await expect(spark.getByText('changes nothing here.')).toBeVisible();
  await expect(spark.locator('[data-limit="raisedOutsideField"]')).toBeVisible();
  expect(await violationsIn(page, '#instrument-spark')).toEqual([]);
});

test('a calibration that cannot be read gets the nearest, and says how near it is', async ({
  page,
}) => {
  const spark = await openInstrument(page, 'spark');
  await spark.getByLabel('Calibration').fill('l831eg');
  await expect(spark.getByText(/No factory file of L831EG could be read/)).toBeVisible();
});

test('bad input is told beside its field, the last good result stays, and a reload keeps it', async ({
  page,
}) => {
  const spark = await openInstrument(page, 'spark');
  const load = spark.getByLabel('Load', { exact: true });
  await load.fill('0.9375');
  await expect(spark.locator('.answer-first')).toContainText('the final spark is');
  await expect(spark.locator('[data-limit="raisedInSpiteOfKnock"]')).toBeVisible();
  const told = await spark.locator('.answer-first').textContent();
  await load.fill('abc');
  await expect(load).toHaveAccessibleDescription(/Write the load between 0 and 3/);
  await expect(
    spark.getByText('Last good result, for LF9VEB, 4000 rpm, load 0.9375'),
  ).toBeVisible();
  await expect(spark.locator('.answer-first')).toHaveText(told ?? '');
  await expect(page).toHaveURL(/load=abc/);
  await reloadInstrument(page, 'spark');
  await expect(load).toHaveValue('abc');
  expect(await violationsIn(page, '#instrument-spark')).toEqual([]);
});

test('a place beyond the maps says which edge was held', async ({ page }) => {
  const spark = await openInstrument(page, 'spark', '?spark=1;rpm=8000;load=1.2');
  await expect(spark.locator('[data-limit="edgeValueHeld"]')).toHaveCount(2);
  await expect(spark.locator('[data-limit="edgeValueHeld"]').first()).toContainText(
    'load 1, was held',
  );
});

test('own values work with the keyboard alone, and need no maps', async ({ page }) => {
  const spark = await openInstrument(page, 'spark');
  await spark.getByLabel('Maps').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(spark.getByLabel('Spark target')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('30');
  await expect(spark.getByText(/The limit decides/).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked case stands there', async ({ page }) => {
    await page.goto('./#instrument-spark');
    const spark = instrument(page);
    await expect(spark.locator('.answer-first')).toContainText('6.95° below the limit');
    await expect(spark.getByRole('row', { name: 'Final spark 14.35' })).toBeVisible();
  });
});
