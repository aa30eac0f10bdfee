import { expect, test } from '../fixtures';
import { violationsIn } from '../axeAlone';
import { openInstrument, reloadInstrument } from './instrument';

const place = '#instrument-status';

test('a status is decoded as one types, by keyboard alone', async ({ page }) => {
  const decoder = await openInstrument(page, 'status');
  await expect(decoder).toContainText('ENGINE_STATUS 128, hexadecimal 80: key on, engine off.');
  await decoder.getByLabel('Column of the log').focus();
  await page.keyboard.type('FUEL');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2,0039');
  await expect(decoder).toContainText('FUELSYS 2, hexadecimal 02: closed loop.');
  await expect(decoder.locator('output').first()).toHaveText(/closed loop/);
  expect(await violationsIn(page, place)).toEqual([]);
});

test('what is no status is told beside the field, and the last one stays', async ({ page }) => {
  const decoder = await openInstrument(page, 'status');
  const value = decoder.getByLabel('Value', { exact: true });
  await value.fill('4');
  await expect(decoder).toContainText('ENGINE_STATUS 4, hexadecimal 04');
  await value.fill('<b>4</b>');
  await expect(value).toHaveAccessibleDescription(/this text is none/);
  await expect(decoder).toContainText('Last good result, for ENGINE_STATUS 4');
  expect(await violationsIn(page, place)).toEqual([]);
});

test('digits say how they were read, and are read otherwise on demand', async ({ page }) => {
  const decoder = await openInstrument(page, 'status');
  await decoder.getByLabel('Value', { exact: true }).fill('80');
  await expect(decoder.locator('[data-limit=statusReadAs]')).toContainText(
    'was read as hexadecimal',
  );
  await decoder.getByLabel('Digits are').selectOption('decimal');
  await expect(decoder).toContainText('ENGINE_STATUS 80, hexadecimal 50');
  await decoder.getByLabel('Value', { exact: true }).fill('4.5');
  await expect(decoder.getByRole('alert')).toContainText('is a whole number, and 4.5 is none');
  expect(await violationsIn(page, place)).toEqual([]);
});

test('a column keeps its place over a reload, and a shared address its case', async ({ page }) => {
  const decoder = await openInstrument(page, 'status', '?status=1;column=FUELSYS;value=4');
  await expect(decoder).toContainText('FUELSYS 4, hexadecimal 04: open loop.');
  await decoder.getByLabel('Or a whole column').fill('FUELSYS\n2\n2\nx\n4');
  await expect(decoder).toContainText('FUELSYS in 3 rows, most often 2, closed loop: 66.7 %.');
  await expect(decoder).toContainText('Line 4.');
  await reloadInstrument(page, 'status');
  await expect(decoder).toContainText('FUELSYS in 3 rows');
  await decoder.getByRole('button', { name: 'Reset' }).click();
  await expect(decoder).toContainText('ENGINE_STATUS 128');
});

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked case is readable', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator(place)).toContainText('hexadecimal 80: key on, engine off.');
  });
});
