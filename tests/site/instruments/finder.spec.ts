import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { violationsIn } from '../axeAlone';
import { scrollY, still } from '../specification/scrolling';
import { openInstrument, reloadInstrument } from './instrument';

const place = '#instrument-finder';

const idOf = (finder: Locator): Locator => finder.getByLabel('ID, file name or header text');

/** The size and the header of a ROM around made-up bytes. */
function madeUpRom(id: string, size = 1_048_576): Buffer {
  const bytes = Buffer.alloc(
    size,
    Uint8Array.from({ length: 97 }, (_, place) => place),
  );
  // No patch revision, as in a stock file.
  if (size > 0xffc50) bytes.fill(0xff, 0xffc4c, 0xffc50);
  bytes.write(`SW-${id}000.HEX`, 0xb8043, 'latin1');
  return bytes;
}

const file = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

test('the finder answers as one types, and makes the car the reader’s', async ({ page }) => {
  const finder = await openInstrument(page, 'finder');
  await expect(finder).toContainText('RomDrop has a definition and a patch for exactly LF9VEB.');
  await idOf(finder).fill('sw-lfg1ef.bin');
  await expect(finder).toContainText('LFG1EK is in the same family, not verified for your car.');
  await expect(finder.getByRole('link', { name: 'What to check' })).toBeVisible();
  await finder.getByRole('button', { name: 'Make this my car' }).click();
  await expect(finder.getByRole('button', { name: 'This is my car' })).toBeVisible();
  // A load of its own: not the address at which the page stands already.
  await page.waitForFunction(() => location.search.includes('sw-lfg1ef'));
  await openInstrument(page, 'finder');
  await expect(idOf(finder)).toHaveValue('LFG1EF');
  const kept = await page.evaluate(() =>
    document.documentElement.style.getPropertyValue('--my-car'),
  );
  expect(kept).toBe('"NC1 2.0 6AT LFG1EF"');
});

test('the car that was made the reader’s stands in the fields, and a description keeps to its generation', async ({
  page,
}) => {
  const finder = await openInstrument(page, 'finder', '?finder=1;text=LF9VEB');
  await finder.getByRole('button', { name: 'Make this my car' }).click();
  await expect(finder.getByLabel('Market')).toHaveValue('USA');
  await expect(finder.getByLabel('Generation')).toHaveValue('NC2');
  await expect(finder.getByLabel('Gearbox')).toHaveValue('6MT');
  await idOf(finder).fill('');
  await expect(finder).toContainText('LFGJ: 2011–2012, USA');
  await expect(finder).not.toContainText('LFG2:');
});

test('on a phone a press leads from the fields to the result, once something was changed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const finder = await openInstrument(page, 'finder');
  const jump = finder.getByRole('button', { name: 'See the result' });
  await expect(jump).toHaveCount(0);
  await finder.evaluate((card) => card.scrollIntoView({ block: 'start' }));
  await finder.getByLabel('Market').selectOption('USA');
  await jump.click();
  await expect(finder.locator('.instrument-result')).toBeFocused();
  await expect(finder.locator('.answer-first')).toBeInViewport();
  await expect(jump).toHaveCount(0);
  // With nothing below the fields there is nothing to lead to.
  await idOf(finder).fill('LF9WB');
  await idOf(finder).scrollIntoViewIfNeeded();
  await expect(finder.locator('.answer')).toHaveCount(0);
  await expect(jump).toHaveCount(0);
});

test('the way to the result stays where it is when the keyboard comes to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const finder = await openInstrument(page, 'finder');
  await finder.evaluate((card) => card.scrollIntoView({ block: 'start' }));
  await finder.getByLabel('Market').selectOption('USA');
  const jump = finder.getByRole('button', { name: 'See the result' });
  await expect(jump).toBeInViewport({ ratio: 0.9 });
  await still(page);
  const before = await scrollY(page);
  await jump.focus();
  await still(page);
  expect(await scrollY(page)).toBe(before);
  await expect(jump).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(finder.locator('.instrument-result')).toBeFocused();
});

test('text without an ID is told beside the field, and no other car’s verdict stays', async ({
  page,
}) => {
  const finder = await openInstrument(page, 'finder');
  await idOf(finder).fill('LF9WB <b>');
  await expect(idOf(finder)).toHaveAttribute('aria-invalid', 'true');
  await expect(idOf(finder)).toHaveAccessibleDescription(/holds no ID/);
  await expect(finder.locator('.answer')).toHaveCount(0);
  await finder.getByRole('button', { name: 'LF9WEB' }).click();
  await expect(finder).toContainText('exactly LF9WEB.');
  await expect(page.locator('#finder-verdict')).toBeFocused();
  await idOf(finder).fill('LF9WB');
  await expect(finder.locator('.answer')).toHaveCount(0);
  expect(await violationsIn(page, place)).toEqual([]);
});

test('a shared address opens its case, and a reload keeps what was typed', async ({ page }) => {
  const finder = await openInstrument(page, 'finder', '?finder=1;text=LF9KED;year=1999;unknown=x');
  await expect(idOf(finder)).toHaveValue('LF9KED');
  await expect(finder).toContainText('cannot stand in: Year.');
  await expect(finder.locator('[data-limit=layoutChanges]')).toContainText('code layout');
  await idOf(finder).fill('LFANEB');
  await page.waitForFunction(() => location.search.includes('LFANEB'));
  await reloadInstrument(page, 'finder');
  await expect(idOf(finder)).toHaveValue('LFANEB');
  await expect(finder).toContainText('RomDrop has nothing for LFANEB or its family.');
  await idOf(finder).fill('LF9KED');
  await expect(finder.locator('[data-limit=layoutChanges]')).toBeVisible();
  expect(await violationsIn(page, place)).toEqual([]);
});

test('a ROM file is known by what is inside, and nothing of it leaves', async ({ page }) => {
  const finder = await openInstrument(page, 'finder');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  const rom = finder.getByLabel('Or open a ROM file');
  await rom.setInputFiles(file('mine.bin', madeUpRom('LFG2EL')));
  await expect(finder).toContainText('exactly LFG2EL.');
  await rom.setInputFiles(file('half.bin', madeUpRom('LFG2EL', 800_000)));
  await expect(finder.getByRole('alert')).toContainText(
    'half.bin is not whole: it ends after 800,000',
  );
  await expect(finder.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await expect(finder.getByRole('button', { name: 'Make this my car' })).toBeHidden();
  await finder.getByRole('button', { name: 'Put it away' }).click();
  await expect(rom).toBeFocused();
  await expect(finder).toContainText('exactly LF9VEB.');
  // Nothing but parts of the guide are asked for, and no address says anything of the file.
  expect(
    sent.filter(
      (request) => !/^GET [^?\s]+\/(assets\/js\/[\w.-]+\.js|favicon\.svg)$/.test(request),
    ),
  ).toEqual([]);
});

test('two IDs in one text are a question, and a press answers it', async ({ page }) => {
  const finder = await openInstrument(page, 'finder');
  await idOf(finder).fill('LFG1EF or LFG1EK?');
  await expect(finder.getByRole('alert')).toContainText('The text names 2 IDs: LFG1EF, LFG1EK.');
  // In the colour of a stop, not in that of a warning.
  const [border, stop] = await finder
    .locator('[data-limit=twoIds]')
    .evaluate((notice: HTMLElement) => {
      const { borderColor } = getComputedStyle(notice);
      notice.style.borderColor = 'var(--site-stop)';
      return [borderColor, getComputedStyle(notice).borderColor];
    });
  expect(border).toBe(stop);
  expect(await violationsIn(page, place)).toEqual([]);
  await finder.getByRole('button', { name: 'LFG1EK' }).click();
  await expect(finder).toContainText('exactly LFG1EK.');
});

test('a description leads to families by keyboard alone', async ({ page }) => {
  const finder = await openInstrument(page, 'finder');
  await idOf(finder).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('USA');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2009');
  await page.keyboard.press('Tab');
  await page.keyboard.type('six');
  await expect(finder).toContainText('2 families fit, 5 more may.');
  await expect(idOf(finder)).toHaveValue('');
  await finder.getByRole('button', { name: 'LFAAEB' }).press('Enter');
  await expect(finder).toContainText('exactly LFAAEB.');
});

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked case is readable', async ({ page }) => {
    await page.goto('./');
    const finder = page.locator(place);
    await expect(finder).toContainText('RomDrop has a definition and a patch for exactly LF9VEB.');
  });
});
