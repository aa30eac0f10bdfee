import { expect, test } from '../fixtures';
import { violationsIn } from '../axeAlone';
import { openInstrument, reloadInstrument } from './instrument';

const place = '#instrument-logging';

/** Compares for equality where RomDrop would never meet it. */
const wrong = `type = obd
protocolid = 6
paramname = RPM
mode = 0x01
paramid = 0x0C
databits = 16
scalingrpn = x,0.25,*
paramname = APP
mode = 0x22
paramid = 0x1340
databits = 8
scalingrpn = x,0.39215684,*
conditionrpn = APP,100,==
action = start`;

test('a shared address opens its case, and a reload keeps what was typed', async ({ page }) => {
  const instrument = await openInstrument(
    page,
    'logging',
    '?logging=1;jobs=cam;engine=1.8;unknown=x;trigger=never',
  );
  await expect(instrument.getByRole('checkbox', { name: 'Cam angle' })).toBeChecked();
  await expect(instrument).toContainText('Not in the file: VCT_ACT.');
  await expect(instrument).toContainText('cannot stand in: Record.');
  await instrument.getByLabel('More parameters').fill('VSS FUEL_PW');
  await page.waitForFunction(() => location.search.includes('more='));
  await reloadInstrument(page, 'logging');
  await expect(instrument.getByLabel('More parameters')).toHaveValue('VSS FUEL_PW');
  await expect(instrument.locator('pre')).toContainText('paramname = VSS');
});

test('bad input is told beside its field, and the last good file stays', async ({ page }) => {
  const instrument = await openInstrument(page, 'logging');
  await expect(instrument).toContainText('The file logs 15 columns, about 2.4 rows per second.');
  const interval = instrument.getByLabel('Interval');
  await interval.fill('8000');
  await expect(instrument).toContainText('about 8.9 rows per second.');
  await interval.fill('<b>Infinity');
  await expect(interval).toHaveAccessibleDescription(/between 500 and 100\s000 µs/);
  await expect(instrument).toContainText('Last good result, for 15 columns in 14 requests');
  expect(await violationsIn(page, place)).toEqual([]);
  await interval.fill('5000');
  await expect(instrument.locator('output')).toHaveText(/about 14 rows per second/);
  expect(await violationsIn(page, place)).toEqual([]);
});

test('by keyboard: a job is chosen and the file is downloaded', async ({ page }) => {
  const instrument = await openInstrument(page, 'logging');
  await instrument.getByRole('checkbox', { name: 'Knock watch' }).focus();
  await page.keyboard.press('Space');
  await expect(instrument).toContainText('The file logs 16 columns');
  await instrument.getByRole('button', { name: 'Download logcfg.txt' }).focus();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('logcfg.txt');
});

test('a pasted file is checked, repaired, and kept over the change of mode', async ({ page }) => {
  const instrument = await openInstrument(page, 'logging', '?logging=1;mode=check');
  const box = instrument.getByLabel('logcfg.txt', { exact: true });
  await box.fill(wrong);
  await expect(instrument).toContainText('Line 13, warning. APP == 100');
  expect(await violationsIn(page, place)).toEqual([]);
  await instrument.getByLabel('Do what').selectOption('build');
  await expect(instrument.getByLabel('Interval')).toHaveValue('30000');
  await instrument.getByLabel('Do what').selectOption('check');
  await expect(box).toHaveValue(wrong);
  await expect(instrument).toContainText('Line 13, warning. APP == 100');
  await instrument.getByRole('button', { name: 'Write APP,95,>' }).press('Enter');
  await expect(box).toHaveValue(/conditionrpn = APP,95,>/);
  await expect(instrument).toContainText('Nothing found in 14 lines.');
});

test('an empty file speaks, and errors stand before what was found above them', async ({
  page,
}) => {
  const instrument = await openInstrument(page, 'logging', '?logging=1;mode=check');
  await expect(instrument).toContainText('With an empty file the adapter logs nothing.');
  const box = instrument.getByLabel('logcfg.txt', { exact: true });
  await box.fill('; nothing but a comment');
  await expect(instrument).toContainText('so there is nothing to log');
  await box.fill(`${wrong.replace('protocolid = 6', 'protocolid = 6\nsortpids = 1')}\nhello`);
  const found = instrument.getByRole('group', { name: 'What was found' });
  await expect(found.getByRole('listitem').first()).toContainText('Line 16, error.');
  const opener = instrument.getByLabel('Open a file');
  await opener.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) });
  await expect(opener).toHaveAccessibleDescription(/x\.txt is empty/);
  await opener.setInputFiles({
    name: 'logcfg.txt.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(wrong),
  });
  await expect(instrument.locator('[data-limit=unnamedFile]')).toContainText('logcfg.txt.txt');
  expect(await violationsIn(page, place)).toEqual([]);
});

test('an opened file in UTF-16 and a megabyte of noise are taken for what they are', async ({
  page,
}) => {
  const instrument = await openInstrument(page, 'logging', '?logging=1;mode=check');
  const opener = instrument.getByLabel('Open a file');
  const file = (buffer: Buffer) => ({ name: 'logcfg.txt', mimeType: 'text/plain', buffer });
  await opener.setInputFiles(file(Buffer.from(`\ufeff${wrong}`, 'utf16le')));
  await expect(instrument).toContainText('The file is written in UTF-16.');
  await opener.setInputFiles(file(Buffer.alloc(190_000, 'a=<b>;\n')));
  await expect(instrument).toContainText('Only the first 131\u00a0072 characters were checked');
  await opener.setInputFiles(file(Buffer.alloc(10_000_000, 'a=b\n')));
  await expect(opener).toHaveAccessibleDescription(/take another file/);
  await expect(instrument).toContainText('Only the first 131\u00a0072 characters were checked');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked case can be read', async ({ page }) => {
    await page.goto(`./${place}`);
    const instrument = page.locator(place);
    await expect(instrument).toContainText('The file logs 15 columns, about 2.4 rows per second.');
    await expect(instrument.locator('pre')).toContainText('calcsampinterval = 30000');
    await expect(instrument.getByRole('button', { name: 'Copy logcfg.txt' })).toBeHidden();
  });
});
