import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { violationsIn } from '../axeAlone';
import { answerOf, cardOf, openInstrument, reloadInstrument } from './instrument';

const instrument = (page: Page) => cardOf(page, 'scaling');

/** A table of the reader's own, as EcuFlash copies it: without axes. */
const ownTable = Array.from({ length: 15 }, () => Array(17).fill('1').join('\t')).join('\n');
const tableOf = (sheet: Locator) => sheet.getByLabel('Load Scaling, copied from EcuFlash');

test('trims become a new table, cell by cell', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sheet = await openInstrument(page, 'scaling');
  await expect(answerOf(sheet, /^2 of 255 cells change, by −4\.0 to \+4\.0 %/)).toBeVisible();
  await sheet.getByLabel(/^Histogram of FT_SHORT/).fill('\t0,5\n2000\t2,5\n2500\t3,0');
  await expect(answerOf(sheet, /^2 of 255 cells change, by \+2\.5 to \+3\.0 %/)).toBeVisible();
  const copy = sheet.getByRole('button', { name: 'Copy for EcuFlash' });
  await expect(sheet.locator('[data-limit="startsFromStock"]')).toBeVisible();
  await expect(copy).toHaveCount(0);
  await tableOf(sheet).fill(ownTable);
  await expect(sheet.getByText('Started from your own table.')).toBeVisible();
  await sheet.getByLabel('Map of').selectOption('after');
  await expect(sheet.getByRole('img', { name: 'Load Scaling after the change' })).toBeVisible();
  expect(await violationsIn(page, '#instrument-scaling')).toEqual([]);
  await copy.click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^(?:.*\n){3}(?:\S+\t){8}1\.025\t/);
});

test('what cannot be used is said beside its field, and the last result stays', async ({
  page,
}) => {
  const sheet = await openInstrument(page, 'scaling');
  const trims = sheet.getByLabel(/^Histogram of FT_SHORT/);
  await expect(sheet.getByRole('button', { name: 'Copy for EcuFlash' })).toHaveCount(0);
  await tableOf(sheet).fill(ownTable);
  await trims.fill('\t0.5\n2000\t4');
  await expect(sheet.getByRole('button', { name: 'Copy for EcuFlash' })).toBeVisible();
  await trims.fill('\t0.5\n2000\t<script>');
  await expect(trims).toHaveAttribute('aria-invalid', 'true');
  await expect(sheet.getByText(/^Row 2, column 2 of the trim histogram/)).toBeVisible();
  await expect(sheet.getByText(/^Last good result, for your table/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Copy for EcuFlash' })).toHaveCount(0);
  await sheet.getByLabel('Most change per cell').fill('25');
  await expect(sheet.getByText(/Write the cap between 0\.5 and 20 %/)).toBeVisible();
  expect(await violationsIn(page, '#instrument-scaling')).toEqual([]);
});

test('a shared address opens its case, and a reload keeps what was pasted', async ({ page }) => {
  await openInstrument(page, 'scaling', '?scaling=1;calibration=LFG2EL;share=50;open=yes');
  const sheet = instrument(page);
  await expect(sheet.getByText('Started from the stock table of LFG2EL.')).toBeVisible();
  await expect(answerOf(sheet, /^2 of 238 cells change, by −2\.0 to \+2\.0 %/)).toBeVisible();
  await expect(sheet.getByLabel('Measured lambda, LAMBDA_ACT')).toBeVisible();
  await sheet.getByLabel(/^Histogram of FT_SHORT/).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('\t0.5\n2000\t6');
  await expect(answerOf(sheet, /^1 of 238 cells change, by \+3\.0 %/)).toBeVisible();
  await reloadInstrument(page, 'scaling');
  await expect(answerOf(sheet, /^1 of 238 cells change, by \+3\.0 %/)).toBeVisible();
});

test('two large inputs that cancel each other keep the cell, and send to the fault', async ({
  page,
}) => {
  const sheet = await openInstrument(page, 'scaling', '?scaling=1;open=yes');
  await sheet.getByLabel(/^Histogram of FT_SHORT/).fill('');
  await sheet.getByLabel('Long-term trim in use, %').fill('18');
  await sheet.getByLabel('Measured lambda, LAMBDA_ACT').fill('\t0.875\n4000\t0.782');
  await sheet.getByLabel('Commanded lambda, LAMBDA_DSD').fill('\t0.875\n4000\t0.92');
  await expect(
    answerOf(sheet, /^No cell changes: 1 is kept, with a fault to look for/),
  ).toBeVisible();
  await expect(sheet.locator('[data-limit="trimNearItsEnd"]')).toContainText('+18 %');
  expect(await violationsIn(page, '#instrument-scaling')).toEqual([]);
});

test('a pull moves its row as a block, and its cells say so', async ({ page }) => {
  const sheet = await openInstrument(page, 'scaling', '?scaling=1;open=yes');
  await sheet.getByLabel(/^Histogram of FT_SHORT/).fill('');
  await sheet.getByLabel('Long-term trim in use, %').fill('0');
  await sheet.getByLabel('Measured lambda, LAMBDA_ACT').fill('\t0.75\t0.875\n4000\t0.86\t0.87');
  await sheet.getByLabel('Commanded lambda, LAMBDA_DSD').fill('\t0.75\t0.875\n4000\t0.85\t0.85');
  await expect(answerOf(sheet, /^4 of 255 cells change, by \+1\.2 %: 4 raised/)).toBeVisible();
  await expect(sheet.locator('[data-limit="lambdaByRows"]')).toContainText('as a block');
  await sheet.getByText('Values as a table').first().click();
  await expect(sheet.getByRole('row', { name: /^4000, 0\.9375/ })).toContainText(
    'raised with its row',
  );
  await expect(sheet.getByRole('row', { name: /^4000, 0\.75/ })).toContainText(
    'speaks for its row',
  );
  await expect(sheet.locator('[data-limit="startsFromStock"]')).toBeVisible();
  const copy = sheet.getByRole('button', { name: 'Copy for EcuFlash' });
  await expect(copy).toHaveCount(0);
  const own = '\t0.75\t0.875\t1\n4000\t1.1\t1.1\t1.1\n4500\t1.1\t1.1\t1.1\n5000\t1.1\t1.1\t1.1';
  await tableOf(sheet).fill(own);
  await expect(answerOf(sheet, /^2 of 9 cells change, by \+1\.2 %: 2 raised/)).toBeVisible();
  await expect(copy).toBeVisible();
  expect(await violationsIn(page, '#instrument-scaling')).toEqual([]);
});

test('a box that was emptied is empty after a reload, and not the worked case again', async ({
  page,
}) => {
  const sheet = await openInstrument(page, 'scaling');
  await sheet.getByLabel(/^Histogram of FT_SHORT/).fill('');
  await expect(answerOf(sheet, /Nothing to correct yet/)).toBeVisible();
  await reloadInstrument(page, 'scaling');
  await expect(sheet.getByLabel(/^Histogram of FT_SHORT/)).toHaveValue('');
  await sheet.getByRole('button', { name: 'Reset' }).click();
  await expect(answerOf(sheet, /^2 of 255 cells change/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked case can be read', async ({ page }) => {
    await page.goto('./#instrument-scaling');
    const sheet = instrument(page);
    await expect(answerOf(sheet, /^2 of 255 cells change/)).toBeVisible();
    await expect(sheet.getByText(/need JavaScript/)).toBeVisible();
  });
});
