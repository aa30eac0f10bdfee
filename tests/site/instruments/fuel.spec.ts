import { expect, test } from '../fixtures';
import { violationsIn } from '../axeAlone';
import { openInstrument, reloadInstrument } from './instrument';

const place = '#instrument-fuel';

test('a shared address opens its sum, and a reload keeps what was typed', async ({ page }) => {
  const instrument = await openInstrument(
    page,
    'fuel',
    '?fuel=1;question=load;load.rpm=3000;load.known=never',
  );
  await expect(instrument).toContainText('cannot stand in: Known.');
  await expect(instrument).toContainText('110.00 g/s at 3000 rpm');
  await instrument.getByLabel('Air flow').fill('55');
  await page.waitForFunction(() => location.search.includes('load.flow=55'));
  await reloadInstrument(page, 'fuel');
  await expect(instrument).toContainText('55.00 g/s at 3000 rpm is a base load of 0.9819.');
});

test('bad input is told beside its field, the last good result stays', async ({ page }) => {
  const instrument = await openInstrument(page, 'fuel', '?fuel=1;question=power');
  const duty = instrument.getByLabel('Highest duty');
  await duty.fill('1e308');
  await expect(duty).toHaveAccessibleDescription(/between 10 and 100 %/);
  await expect(instrument.locator('.answer')).toHaveCount(0);
  await duty.fill('70');
  await expect(instrument.locator('.answer-first')).toContainText('about 162 hp');
  await duty.fill('1e308');
  await expect(instrument).toContainText('Last good result');
  expect(await violationsIn(page, place)).toEqual([]);
  await duty.fill('80');
  await expect(instrument.locator('output')).toHaveText(/about 185 hp at the crank/);
  expect(await violationsIn(page, place)).toEqual([]);
});

test('by keyboard: another sum is chosen, and what was typed in the first is kept', async ({
  page,
}) => {
  const instrument = await openInstrument(page, 'fuel');
  const value = instrument.getByLabel('Mixture');
  await value.press('Control+a');
  await page.keyboard.type('20');
  await expect(instrument).toContainText('Lambda 0.8333 is AFR 12.25');
  await instrument.getByLabel('Compute', { exact: true }).focus();
  await page.keyboard.type('Power en');
  await expect(instrument).toContainText('ends at lambda 1.035');
  await page.keyboard.press('Home');
  await expect(value).toHaveValue('20');
});

test('what was typed for one sum does not make another, untouched one the reader’s', async ({
  page,
}) => {
  const instrument = await openInstrument(page, 'fuel');
  const example = instrument.getByText('Worked case', { exact: true });
  await expect(example).toBeVisible();
  await instrument.getByLabel('Mixture').fill('20');
  await expect(example).toHaveCount(0);
  await instrument.getByLabel('Compute', { exact: true }).selectOption('power');
  await expect(instrument.locator('.answer-first')).toContainText('about 197 hp');
  await expect(example).toBeVisible();
  await instrument.getByLabel('Highest duty').fill('1e308');
  await expect(instrument.locator('.answer')).toHaveCount(0);
});

test('a mixture that enleanment leaves lean is warned of, and the limit leads to its section', async ({
  page,
}) => {
  const instrument = await openInstrument(page, 'fuel', '?fuel=1;question=enleanment');
  const warning = instrument.locator('[data-limit="leanWithoutBoost"]').first();
  await expect(warning).toContainText('leaner than 0.92');
  await expect(warning.getByRole('link', { name: 'The guide on this' })).toHaveAttribute(
    'href',
    '#safety-limits',
  );
  await instrument.getByLabel('Stored at 7500 rpm').fill('0.17');
  await expect(instrument.getByRole('alert')).toContainText('EcuFlash shows');
  await expect(instrument.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  expect(await violationsIn(page, place)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked case can be read', async ({ page }) => {
    await page.goto(`./${place}`);
    await expect(page.locator(place)).toContainText(
      'Lambda 0.8842 is AFR 13.00 and an enrichment of 13.10 %.',
    );
  });
});
