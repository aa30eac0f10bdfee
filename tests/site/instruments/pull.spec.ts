import type { Page } from '@playwright/test';
import { madeUpLog, madeUpRows } from '../../../src/calculations/pullCheck/madeUpLog';
import { expect, test } from '../fixtures';
import { violationsIn } from '../axeAlone';
import { cardOf, openInstrument, reloadInstrument } from './instrument';

const instrument = (page: Page) => cardOf(page, 'pull');

const file = (text: string, name = 'own.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

const clean =
  'As a measurement this pull is clean. Read lambda, duty and HIDET_SW in the log itself before the next one.';

test('two logs are compared, and a pull is handed out for Virtual Dyno', async ({ page }) => {
  const pull = await openInstrument(page, 'pull');
  await pull.getByLabel('First log', { exact: true }).setInputFiles(file(madeUpLog()));
  await expect(pull.locator('.answer-first')).toHaveText(clean);
  const other = madeUpLog(madeUpRows({ rowsPerSecond: 5 }));
  await pull.getByLabel('Second log', { exact: true }).setInputFiles(file(other));
  await expect(pull.locator('.answer-first')).toHaveText('These two pulls cannot be compared.');
  await expect(pull.getByText('The second pull is spoilt.')).toBeVisible();
  await expect(pull.getByRole('button', { name: 'Download the second pull' })).toHaveCount(0);
  expect(await violationsIn(page, '#instrument-pull')).toEqual([]);
  const download = page.waitForEvent('download');
  await pull.getByRole('button', { name: 'Download the first pull' }).click();
  expect((await download).suggestedFilename()).toBe('own_pull.csv');
});

test('a log without known names is told beside its field, and its columns can be chosen', async ({
  page,
}) => {
  await openInstrument(page, 'pull', '?pull=1;gear=3');
  const pull = instrument(page);
  const header = ['sample', 'time', 'N', 'APP', 'V', 'ECT', 'IAT', 'KNOCKR'];
  const field = pull.getByLabel('First log', { exact: true });
  await field.setInputFiles(file(madeUpLog(madeUpRows(), { header })));
  await expect(field).toHaveAccessibleDescription(/Choose the column of the engine speed/);
  // The worked case does not stand under it as if it were an answer.
  await expect(pull.locator('.answer')).toHaveCount(0);
  expect(await violationsIn(page, '#instrument-pull')).toEqual([]);
  await pull.getByLabel('Engine speed', { exact: true }).selectOption('N');
  await expect(pull.locator('.answer-first')).toHaveText(clean);
  await expect(page).toHaveURL(/colA=engineSpeedRpm%3DN/);
});

test('the last good result is that of the last good log, whatever its name', async ({ page }) => {
  const pull = await openInstrument(page, 'pull');
  const field = pull.getByLabel('First log', { exact: true });
  const answer = pull.locator('.answer-first');
  await field.setInputFiles(file(madeUpLog()));
  await expect(answer).toHaveText(clean);
  await field.setInputFiles(file(madeUpLog(madeUpRows({ rowsPerSecond: 5 }))));
  await expect(answer).not.toHaveText(clean);
  const told = await answer.innerText();
  await field.setInputFiles(file('not a log'));
  await expect(pull.getByText(/^Last good result, for own.csv/)).toBeVisible();
  await expect(answer).toHaveText(told);
});

test('a fold that opened for a fault stays open while the reader mends it', async ({ page }) => {
  await openInstrument(page, 'pull', '?pull=1;drag=x');
  const drag = instrument(page).getByLabel('Drag coefficient');
  await expect(drag).toBeVisible();
  await drag.fill('0.4');
  await expect(drag).not.toHaveAttribute('aria-invalid', 'true');
  await expect(drag).toBeVisible();
  await expect(drag).toBeFocused();
});

test('a pasted log outlives a reload; a wrong mass leaves the last result', async ({ page }) => {
  const pull = await openInstrument(page, 'pull');
  await pull.getByText('Paste the first log').focus();
  await page.keyboard.press('Enter');
  const box = pull.getByLabel('First log as text');
  await box.fill(madeUpLog());
  await expect(pull.locator('.answer-first')).toHaveText(clean);
  await pull.getByLabel('Mass in all').fill('1e308');
  await expect(pull.getByLabel('Mass in all')).toHaveAccessibleDescription(
    /Write the mass between 500 and 3000 kg/,
  );
  await expect(pull.getByText('Last good result, for pasted text')).toBeVisible();
  await expect(page).toHaveURL(/mass=1e308/);
  await reloadInstrument(page, 'pull');
  await expect(pull.getByLabel('Mass in all')).toHaveValue('1e308');
  await pull.getByLabel('Mass in all').fill('1300');
  await expect(pull.locator('.answer-first')).toHaveText(clean);
});

test('50 MB are read with progress while the page stays awake, and can be cancelled', async ({
  page,
}, testInfo) => {
  const { rmSync, writeFileSync } = await import('node:fs');
  const [head = '', ...rows] = madeUpLog(madeUpRows({ rowsPerSecond: 100 }))
    .trimEnd()
    .split('\n');
  const block = `${rows.join('\n')}\n`;
  const path = testInfo.outputPath('large.csv');
  writeFileSync(path, `${head}\n${block.repeat(Math.ceil(50_000_000 / block.length))}`);
  const pull = await openInstrument(page, 'pull');
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) => {
      long.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  const field = pull.getByLabel('First log', { exact: true });
  await field.setInputFiles(path);
  await expect(pull.getByRole('progressbar')).toBeVisible();
  await pull.getByRole('button', { name: 'Cancel' }).click();
  await expect(pull.getByRole('progressbar')).toBeHidden();
  // As a press on the field does, so that the same file can be opened again.
  await field.evaluate((input: HTMLInputElement) => {
    input.value = '';
  });
  await field.setInputFiles(path);
  await expect(pull.getByText(/the first \d+ can be chosen/)).toBeVisible({ timeout: 60_000 });
  const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
  rmSync(path);
  // Busy machines stretch every task; a frozen page would count in seconds.
  expect(Math.max(0, ...long)).toBeLessThan(1000);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked case stands there, and says that nobody drove it', async ({ page }) => {
    await page.goto('./#instrument-pull');
    const pull = instrument(page);
    await expect(pull.getByText('Nobody drove these pulls.')).toBeVisible();
    await expect(pull.locator('.answer-first')).toContainText('Compare these two pulls with care');
  });
});
