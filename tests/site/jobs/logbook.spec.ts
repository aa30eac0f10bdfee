import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { violationsIn } from '../axeAlone';
import { expect, test } from '../fixtures';
import { blockStorage, open, prefer, sidewaysScroll } from '../page';

const cardOf = (page: Page): Locator => page.locator('#instrument-logbook');

async function openLogbook(page: Page): Promise<Locator> {
  await open(page, './#the-logbook');
  await page.waitForFunction(() => document.querySelector('[data-island="logbook"][data-alive]'));
  await expect(cardOf(page).getByLabel('Changed')).toBeVisible();
  return cardOf(page);
}

async function write(card: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await card.getByLabel(label, { exact: true }).fill(text);
  await card.getByRole('button', { name: 'Write the line' }).click();
}

const linesOf = (card: Locator): Locator => card.locator('.logbook-lines > li');

const hostile = '=HYPERLINK("http://x","<img src=x onerror=alert(1)>")';

test('a line is written, changed, deleted and brought back, and survives a reload', async ({
  page,
}) => {
  const card = await openLogbook(page);
  await write(card, { File: 'LF9VEB-02.bin', Changed: 'Load Scaling', 'F or D': 'D' });
  await expect(linesOf(card)).toHaveCount(1);
  await page.reload();
  await expect(linesOf(card)).toHaveCount(1);
  await expect(linesOf(card)).toContainText('LF9VEB-02.bin');
  await card.getByRole('button', { name: /^Change 2/ }).click();
  await card.getByLabel('Result').fill('Trims within 3 %.');
  await card.getByRole('button', { name: 'Write the change' }).click();
  await expect(linesOf(card)).toContainText('Trims within 3 %.');
  await card.getByRole('button', { name: /^Delete/ }).click();
  await expect(linesOf(card)).toHaveCount(0);
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(linesOf(card)).toContainText('Trims within 3 %.');
});

test('the CSV goes round: saved, taken away, read again, letter by letter', async ({ page }) => {
  const card = await openLogbook(page);
  await write(card, { File: 'a,b;c.bin', Changed: hostile, Result: 'first line\nsecond "line"' });
  await write(card, { Changed: '+1 % in 3 cells', Notes: '-5 °C' });
  const before = await page.evaluate(() => localStorage.getItem('guide-logbook'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^logbook-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(`"'=HYPERLINK`);
  expect(csv).toContain(`'+1 % in 3 cells`);

  // Read beside what stands there, nothing is doubled.
  const file = { name: 'logbook.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await card.getByLabel('Add lines from a CSV file').setInputFiles(file);
  await expect(card).toContainText('0 lines added, 2 lines already there.');
  const firstDelete = card.getByRole('button', { name: /^Delete/ }).first();
  await firstDelete.click();
  await firstDelete.click();
  await expect(linesOf(card)).toHaveCount(0);
  await card.getByLabel('Add lines from a CSV file').setInputFiles(file);
  await expect(card).toContainText('2 lines added.');
  await expect(linesOf(card).first()).toContainText('+1 % in 3 cells');
  // Shown as text, not as a picture.
  await expect(linesOf(card).last()).toContainText('<img src=x onerror=alert(1)>');
  await expect(card.locator('img')).toHaveCount(0);
  const after = await page.evaluate(() => localStorage.getItem('guide-logbook'));
  /** The lines without their ids, which are new. */
  const texts = (stored: string | null) =>
    (JSON.parse(stored ?? '') as { lines: Record<string, string>[] }).lines.map((line) => ({
      ...line,
      id: '',
    }));
  expect(texts(after)).toEqual(texts(before));
});

test('a file that is no logbook adds nothing and says what is wrong', async ({ page }) => {
  const card = await openLogbook(page);
  await card.getByLabel('Changed').fill('typed before');
  for (const [text, words] of [
    ['time,RPM\n1,800', 'The first line must name the columns'],
    ['Date,Car\n"open', 'never closed'],
    ['\0\x01\xff', 'The first line must name the columns'],
  ] as const) {
    await card
      .getByLabel('Add lines from a CSV file')
      .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
    await expect(card.getByRole('status')).toContainText(words);
  }
  await expect(linesOf(card)).toHaveCount(0);
  await expect(card.getByLabel('Changed')).toHaveValue('typed before');
});

test('what is typed survives a reload, and an empty line is not written', async ({ page }) => {
  const card = await openLogbook(page);
  await card.getByRole('button', { name: 'Write the line' }).click();
  await expect(card.getByRole('status')).toContainText('Write what was changed, or the file.');
  await card.getByLabel('Notes').fill('half a sentence');
  await page.reload();
  await expect(card.getByLabel('Notes')).toHaveValue('half a sentence');
});

test('refused storage is said, and the lines stay in view', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/storage is not available/);
  await blockStorage(page);
  const card = await openLogbook(page);
  await write(card, { Changed: 'Load Scaling' });
  await expect(card.getByRole('alert')).toContainText('does not keep the logbook');
  await expect(linesOf(card)).toContainText('Load Scaling');
});

test('full storage is said, and nothing typed is lost', async ({ page }) => {
  const card = await openLogbook(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await write(card, { Changed: 'Load Scaling' });
  await expect(card.getByRole('alert')).toContainText('refused or full');
  await expect(linesOf(card)).toContainText('Load Scaling');
});

test('a stored logbook that is broken is said to be', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('guide-logbook', '{"version":1,"lines":[7]}');
  });
  const card = await openLogbook(page);
  await expect(card.getByRole('alert')).toContainText('could not be read');
  await expect(linesOf(card)).toHaveCount(0);
});

test('prints as a sheet of its own', async ({ page }) => {
  const card = await openLogbook(page);
  await write(card, { File: 'LF9VEB-02.bin', Changed: 'Load Scaling' });
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await card.getByRole('button', { name: 'Print the logbook' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.logbook-sheet')).toContainText('LF9VEB-02.bin');
  await expect(page.locator('.logbook-sheet')).toBeVisible();
  await expect(page.locator('h1').first()).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.logbook-sheet')).toHaveCount(0);
});

for (const mode of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${mode}`, async ({ page }) => {
    await prefer(page, mode);
    const card = await openLogbook(page);
    await write(card, { File: 'LF9VEB-02.bin', Changed: 'Load Scaling' });
    expect(await violationsIn(page, '#instrument-logbook')).toEqual([]);
  });
}

test('fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const card = await openLogbook(page);
  await write(card, { File: 'x'.repeat(300), Changed: 'Load Scaling' });
  expect(await sidewaysScroll(page)).toBe(0);
});
