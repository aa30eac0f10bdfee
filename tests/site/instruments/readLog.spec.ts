import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { madeLog } from '../../../src/calculations/testing/madeLog';
import { printedNumber } from '../../../src/calculations/text/printedNumber';
import { violationsIn } from '../axeAlone';
import { expect, test } from '../fixtures';
import { open, sidewaysScroll } from '../page';
import { scrollY, still } from '../specification/scrolling';
import { cardOf, openInstrument, reloadInstrument } from './instrument';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const log = madeLog({
  seconds: 1800,
  rowsPerSecond: 5,
  truth: (load, rpm) => 5 * Math.sin(6 * (load - 0.25)) - (rpm - 2600) / 800,
});

const file = (text = log.csv, name = 'log0031.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

const instrument = (page: Page) => cardOf(page, 'log');
const picker = (page: Page) => instrument(page).getByLabel('Log, one or many', { exact: true });
const use = (page: Page) => instrument(page).getByRole('button', { name: 'Use these roles' });
const table = (page: Page) => instrument(page).locator('table[aria-labelledby="log-table-head"]');
const answer = (page: Page) => instrument(page).locator('.answer-first').first();
const copyKey = (page: Page) => instrument(page).getByRole('button', { name: 'Copy for EcuFlash' });

const worked = JSON.parse(
  readFileSync('src/components/instruments/ReadLog/workedAnalysis.json', 'utf8'),
) as { readonly options: { readonly table: { readonly cells: readonly (readonly number[])[] } } };
/** What a reader of the first round copies from EcuFlash: the stock table, which the worked case stands on. */
const tableInCar = worked.options.table.cells.map((row) => row.join('\t')).join('\n');

/** Pastes the table that was in the car, where the instrument asks for it. */
async function pasteTable(page: Page): Promise<void> {
  await instrument(page).getByRole('button', { name: 'Paste it' }).click();
  const field = instrument(page).getByLabel('Load Scaling in the car when you logged');
  await expect(field).toBeFocused();
  await field.fill(tableInCar);
}

/** Opens a log and agrees to what its columns are. */
async function openLog(page: Page, given = file()): Promise<void> {
  await picker(page).setInputFiles(given);
  await use(page).click();
  await expect(table(page)).toBeVisible();
}

test('not one byte of it comes before readers reach it, and its worker not before a log', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  /** How many scripts hold words that the instrument alone says, and its worker alone. */
  const holding = async (): Promise<readonly [instrument: number, worker: number]> => {
    const texts = await Promise.all(scripts);
    const count = (words: string): number => texts.filter((text) => text.includes(words)).length;
    return [count('log-table-head'), count('This file holds no plain text.')];
  };
  await open(page, './');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(await holding()).toEqual([0, 0]);
  await openInstrument(page, 'log');
  expect(await holding()).toEqual([1, 0]);
  await openLog(page);
  await expect.poll(holding).toEqual([1, 1]);
});

test('a log becomes a table to paste, and nothing of it leaves the device', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(page.url());
    if (request.method() !== 'GET' || !request.url().startsWith(origin)) sent.push(request.url());
  });
  const card = await openInstrument(page, 'log');
  await expect(card.getByText('Worked case', { exact: true })).toBeVisible();
  await expect(copyKey(page)).toHaveCount(0);
  sent.length = 0;
  await openLog(page);
  await expect(answer(page)).toHaveText(/^\d+ of 8999 rows used, .* cells change\.$/);
  await expect(card.getByText('Worked case', { exact: true })).toHaveCount(0);
  await expect(copyKey(page)).toHaveCount(0);
  await pasteTable(page);
  await copyKey(page).click();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const cells = await table(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('button')].map(({ textContent }) => textContent)),
    );
  expect(cells.flat()).toHaveLength(255);
  expect(
    copied
      .split('\n')
      .map((row) => row.split('\t').map((cell) => printedNumber(Number(cell), { decimals: 3 }))),
  ).toEqual(cells);
  // In the stock table: nothing is known of its last cell, and much of this one.
  expect(copied).toMatch(/\t0\.9033$/);
  expect(Number(copied.split('\n')[4]?.split('\t')[7])).toBeGreaterThan(1.05);
  await expect(card.getByText('Step taken: share 50 %', { exact: false })).toBeVisible();
  await expect(card.locator('.log-canvas canvas')).not.toHaveCount(0);
  expect(sent.filter((address) => !address.includes('katex'))).toEqual([]);
});

test('what is no log says so beside its name; the last table stays, and is not handed out', async ({
  page,
}) => {
  const card = await openInstrument(page, 'log');
  await openLog(page);
  await pasteTable(page);
  await expect(copyKey(page)).toBeVisible();
  const told = await answer(page).innerText();
  await picker(page).setInputFiles(file('PK\u0003\u0004 no log at all', 'log.xlsx'));
  const refused = card.locator('.log-refused');
  await expect(refused).toContainText('log.xlsx');
  await expect(card.getByText('Last good result, for log0031.csv')).toBeVisible();
  await expect(answer(page)).toHaveText(told);
  await expect(copyKey(page)).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Copy proof' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Forget this log' }).click();
  await expect(card.getByText('Nobody drove this log.', { exact: false })).toBeVisible();
});

test('a column without a role gets one by hand; markup in a header is only ever text', async ({
  page,
}) => {
  const [head = '', ...rows] = log.csv.split('\n');
  const hostile = '<img src=x onerror=document.title=1>';
  const named = head.replace(',RPM,', ',N,').replace(',EVAPCP', `,${hostile}`);
  const card = await openInstrument(page, 'log');
  await picker(page).setInputFiles(file([named, ...rows].join('\n')));
  await expect(card.locator('.log-refused')).toContainText('No column is the engine speed');
  await expect(card.getByText(hostile, { exact: true })).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
  await expect(table(page)).toHaveCount(0);
  await card.getByLabel('Read N as', { exact: true }).selectOption('rpm');
  await use(page).click();
  await expect(table(page)).toBeVisible();
  await expect(page).not.toHaveTitle('1');
  // The same head again: the roles are known, and nothing has to be agreed to.
  await reloadInstrument(page, 'log');
  await picker(page).setInputFiles(file([named, ...rows].join('\n')));
  await expect(table(page)).toBeVisible();
});

test('a gate is switched, a cell is opened by keyboard and locked, and both outlive a reload', async ({
  page,
}) => {
  const card = await openInstrument(page, 'log');
  await openLog(page);
  const before = await answer(page).innerText();
  await card.getByLabel('Pedal under 2.3 %, idle').uncheck();
  await expect(answer(page)).not.toHaveText(before);
  await expect(page).toHaveURL(/gates=purgeShut%20heatSoak%20offIdle/);
  const cells = table(page).locator('button');
  await cells.first().focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const facts = card.getByRole('region', { name: 'Cell at 2500 rpm, load 0.4375' });
  await expect(facts).toContainText('1.041 becomes');
  await facts.getByRole('button', { name: 'Lock this cell' }).click();
  await expect(facts).toContainText('1.041 stays');
  const firstRows = facts.locator('.log-jumps button').first();
  await firstRows.click();
  await expect(card.locator('#log-plot-head')).toHaveText(/^\d+:\d\d to \d+:\d\d of 30 min 0 s$/);
  await reloadInstrument(page, 'log');
  await openLogAgain(page);
  await expect(table(page).locator('[data-line="locked"]')).toHaveCount(1);
  await expect(card.getByLabel('Pedal under 2.3 %, idle')).not.toBeChecked();
});

test('the change list is printed alone; a cell tells its sum, its row is copied', async ({
  page,
}) => {
  const card = await openInstrument(page, 'log');
  await openLog(page);
  await pasteTable(page);
  const changed = table(page).locator('button[data-changed]');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await card.getByRole('button', { name: 'Print the change list' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.log-sheet');
  await expect(sheet.locator('tbody tr')).toHaveCount(await changed.count());
  await expect(sheet).toBeVisible();
  await expect(card).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await table(page).locator('tbody tr').nth(4).locator('button').nth(7).click();
  const facts = card.getByRole('region', { name: 'Cell at 2500 rpm, load 0.4375' });
  await expect(facts).toContainText(/= 1\.04105\d* · \(1 \+ 0\.5 · [\d.]+ \/ 100 · [\d.]+ \/ /);
  await facts.getByRole('button', { name: 'Copy its row' }).click();
  await expect(facts.getByRole('button', { name: 'Copied' })).toBeVisible();
  const row = await page.evaluate(() => navigator.clipboard.readText());
  expect(row.split('\t')).toHaveLength(17);
});

test('gaps are filled and cells smoothed only when asked, and both show what they did', async ({
  page,
}) => {
  const card = await openInstrument(page, 'log');
  await openLog(page);
  const hint = card.locator('#log-table-head + .field-hint');
  await expect(hint).not.toContainText('Gaps filled');
  await expect(card.locator('[data-line="filled"]')).toHaveCount(0);
  const changedBefore = Number(/(\d+) cells change/.exec(await answer(page).innerText())?.[1]);
  await expect(table(page).locator('button[data-changed]')).toHaveCount(changedBefore);
  await card.getByText('Table in the car, and how far a flash may go', { exact: true }).click();
  await card.getByLabel('Fill gaps between two settled cells').check();
  await expect(hint).toContainText(/Gaps filled: [1-9]\d*, hatched/);
  const filled = table(page).locator('[data-line="filled"]');
  const count = Number(/Gaps filled: (\d+)/.exec(await hint.innerText())?.[1]);
  await expect(filled).toHaveCount(count);
  await expect(table(page).locator('button[data-changed]')).toHaveCount(changedBefore + count);
  await filled.first().click();
  const facts = card.getByRole('region', { name: /^Cell at/ });
  await expect(facts).toContainText('Filled between its neighbours, as of ');
  await expect(facts).toContainText('S′ = S');
  await card.getByLabel('Smooth settled cells').check();
  await expect(hint).toContainText(/Smoothed: [1-9]\d*, by \d\.\d points at most\./);
  await expect(
    table(page)
      .getByRole('button', { name: /smoothed to/ })
      .first(),
  ).toBeVisible();
  await pasteTable(page);
  await expect(card.getByText('gaps filled, smoothed', { exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL(/fill=yes/);
});

/** The head is known: no question stands between the file and its table. */
async function openLogAgain(page: Page): Promise<void> {
  await picker(page).setInputFiles(file());
  await expect(table(page)).toBeVisible();
}

/** Three drives; the middle one with knock, and twice the fuel wanted. */
const threeDrives = [1, 2, 1].map((factor, place) => {
  const { csv } = madeLog({
    seed: 30 + place,
    seconds: 500,
    rowsPerSecond: 5,
    knockEvents: place === 1 ? 3 : 0,
    clockStartSeconds: 1000 * (place + 1),
    truth: (load, rpm) => factor * (5 * Math.sin(6 * (load - 0.25)) - (rpm - 2600) / 800),
  });
  return file(csv.replace(',RPM,', ',N,'), `log000${place + 1}.csv`);
});

test('a card by keyboard: refused once, a role by hand, a drive left out, knock drawn', async ({
  page,
}) => {
  const card = await openInstrument(page, 'log');
  await picker(page).setInputFiles(threeDrives);
  await expect(card.locator('.log-refused li')).toHaveCount(1);
  await expect(card.locator('.log-refused')).toContainText('log0001.csv and 2 more like it:');
  await card.getByLabel('Read N as', { exact: true }).focus();
  await page.keyboard.type('RPM');
  await use(page).focus();
  await page.keyboard.press('Enter');
  await expect(table(page)).toBeVisible();
  // The key has gone; the next stop is the line that it stood under.
  await expect(card.locator('.log-roles > summary')).toBeFocused();
  const before = await answer(page).innerText();
  await card.getByText('Drives: 3', { exact: true }).click();
  await card.getByLabel(/^2: log0002\.csv/).uncheck();
  await expect(card.getByText('Drives: 3, 1 left out', { exact: true })).toBeVisible();
  await expect(answer(page)).not.toHaveText(before);
  await card.getByLabel(/^2: log0002\.csv/).check();
  await expect(answer(page)).toHaveText(before);
  await expect(card.locator('.log-flags b[data-knock]').first()).toHaveText('K');
  const told = card.locator('summary', { hasText: /^Knock: [1-9]/ });
  await told.click();
  const knock = card.getByRole('region', { name: 'Knock over the stock spark' });
  const counts = await knock.locator('td[data-knock="hit"] b').allInnerTexts();
  expect(counts.reduce((sum, text) => sum + parseInt(text, 10), 0)).toBe(
    parseInt((await told.innerText()).replace('Knock: ', ''), 10),
  );
  // Above the highest speed at which the stock computer listens.
  await expect(knock.locator('tbody tr').last().locator('td[data-knock="deaf"]')).not.toHaveCount(
    0,
  );
  // It can be wider than a phone, and scrolls in itself by the arrow keys.
  const cells = card.getByRole('region', { name: 'Cells with knock events' });
  await cells.focus();
  await expect(cells).toBeFocused();
  expect(await violationsIn(page, '#instrument-log table.log-knock')).toEqual([]);
});

test('the key at the foot of a phone does not move the page when the keyboard comes to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const card = await openInstrument(page, 'log');
  await openLog(page);
  await pasteTable(page);
  const key = card.getByRole('button', { name: 'Copy for EcuFlash' });
  await table(page).scrollIntoViewIfNeeded();
  await still(page);
  await expect(key).toBeInViewport({ ratio: 0.9 });
  const before = await scrollY(page);
  await key.focus();
  await still(page);
  expect(await scrollY(page)).toBe(before);
});

test('what speaks against a pull stands with the log, before it goes to the pull check', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const card = await openInstrument(page, 'log');
  await openLog(page);
  const pulls = card.getByRole('region', { name: 'Pulls with warnings' });
  await expect(pulls).toContainText(/^\d+ of \d+ full-throttle pulls with warnings:/);
  const shown = pulls.locator('ul:not(.notices) > li');
  await expect(shown).toHaveCount(3);
  await expect(shown.first()).toContainText(/^\d+:\d\d, \d{3,4} to \d{4} rpm in [\d.]+ s/);
  await expect(shown.first().locator('.notices > li').first()).toContainText(
    /Load Limit|lambda|duty/i,
  );
  await expect(shown.first()).toContainText('This pull: only 5.0 different rows a second.');
  await pulls.getByRole('button', { name: /^All \d+ pulls$/ }).click();
  expect(await shown.count()).toBeGreaterThan(3);
  expect(await violationsIn(page, '#instrument-log .log-pulls')).toEqual([]);
});

test('the gear of a pull is told once the car is chosen', async ({ page }) => {
  const card = await openInstrument(page, 'log');
  await openLog(page);
  const events = card.getByRole('list', { name: 'Events of the log' });
  await expect(events).toContainText('pull');
  await expect(events).not.toContainText('gear');
  const hint = card.locator('.log-jumps + .field-hint');
  await expect(hint).toContainText('open “Table in the car, and how far a flash may go”');
  await expect(card.getByLabel('Tyre', { exact: true })).toHaveCount(0);
  await card.getByText('Table in the car, and how far a flash may go', { exact: true }).click();
  await card.getByLabel('Car', { exact: true }).selectOption('nc1-us-20-5mt');
  await expect(card.getByLabel('Tyre', { exact: true })).toHaveValue('205/45R17');
  await expect(hint).toHaveCount(0);
  const pull = events.locator('li').filter({ hasText: 'pull' }).first();
  await expect(pull).toContainText(/at \d{3,4} rpm, (third|fourth|fifth) gear$/);
  const warned = card.getByRole('region', { name: 'Pulls with warnings' });
  await expect(warned).toContainText(/ s, (third|fourth|fifth) gear/);
});

test('the gear follows from the car that was chosen once for all', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'guide-my-car',
      JSON.stringify({ generation: 'NC1', engine: '2.0', gearbox: '5MT', tyre: '205/50R16' }),
    ),
  );
  const card = await openInstrument(page, 'log');
  await openLog(page);
  await expect(card.getByRole('list', { name: 'Events of the log' })).toContainText(' gear');
  await card.getByText('Table in the car, and how far a flash may go', { exact: true }).click();
  await expect(card.getByLabel('Car', { exact: true })).toHaveValue('nc1-uk-20-5mt');
  await expect(card.getByLabel('Tyre', { exact: true })).toHaveValue('205/50R16');
});

test('a log that is open lies within 320 px, with all its parts unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const card = await openInstrument(page, 'log');
  await picker(page).setInputFiles(file());
  await expect(card.locator('.log-columns')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await use(page).click();
  await expect(table(page)).toBeVisible();
  await expect(card.locator('.log-canvas canvas')).not.toHaveCount(0);
  await table(page).locator('button').nth(75).click();
  await expect(card.getByRole('region', { name: /^Cell at / })).toBeVisible();
  const folded = card.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  await expect(card.getByRole('region', { name: 'Knock over the stock spark' })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the pulls of a log go to the pull check as they were read here', async ({ page }) => {
  const { csv } = madeLog({ seconds: 600, rowsPerSecond: 10, pullShare: 0.3 });
  // Names and decimal commas that the pull check could not read by itself.
  const [head = '', ...rows] = csv.split('\n');
  const european = [
    head.replace(',APP,', ',Foot,').replaceAll(',', ';'),
    ...rows.map((row) => row.replaceAll(',', ';').replaceAll('.', ',')),
  ].join('\n');
  const card = await openInstrument(page, 'log');
  await picker(page).setInputFiles(file(european));
  await card.getByLabel('Read Foot as', { exact: true }).selectOption('pedal');
  await use(page).click();
  await card.getByRole('button', { name: 'Pulls of log0031.csv to the pull check' }).click();
  const check = cardOf(page, 'pull');
  await expect(check).toBeInViewport();
  await expect(check.getByText('pulls of log0031.csv').first()).toBeVisible();
  await expect(check.locator('.answer-first')).toContainText(/pull/);
  expect(await check.getByRole('combobox').first().locator('option').count()).toBeGreaterThan(5);
});

test('a temperature that may be °C or °F is asked about, and its unit can be chosen', async ({
  page,
}) => {
  const rows = Array.from(
    { length: 900 },
    (_, row) => `${row / 10},${2000 + (row % 9)},0.4,1,0,${Math.round(60 + (64 * row) / 899)}`,
  );
  const cold = ['time,RPM,LOAD,FT_SHORT,FT_LONG,ECT', ...rows, ''].join('\n');
  const card = await openInstrument(page, 'log');
  await picker(page).setInputFiles(file(cold, 'log0040.csv'));
  const row = card.locator('.log-columns tr', { has: page.getByLabel('Read ECT as') });
  await expect(row).toContainText(/No unit is written; up to 1\d\d it may be °C or °F/);
  await row.getByLabel('Unit of ECT').selectOption('°F');
  await use(page).click();
  await card.locator('.log-roles > summary').click();
  await expect(row).toContainText('°F, turned into °C');
  await expect(row).not.toContainText('may be');
  // Next time it is known.
  await card.getByRole('button', { name: 'Forget this log' }).click();
  await picker(page).setInputFiles(file(cold, 'log0041.csv'));
  // The list of columns stays open, as it was left.
  await expect(row.getByLabel('Unit of ECT')).toHaveValue('°F');
  await expect(row).toContainText('°F, turned into °C');
  await expect(answer(page)).toHaveText(/rows/);
  expect(await violationsIn(page, '#instrument-log .log-roles')).toEqual([]);
});

test('the worker comes with a file that hovers, the stock maps while it is read', async ({
  page,
}) => {
  const card = await openInstrument(page, 'log');
  expect(page.workers()).toEqual([]);
  await card.locator('.log-drop').dispatchEvent('dragenter');
  await expect.poll(() => page.workers().length).toBe(1);
  const maps = page.waitForRequest(/instrument-stock-library/);
  await picker(page).setInputFiles(file(log.csv));
  await maps;
  await expect(use(page)).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});

test('a row that was dropped tells why at its own time, and an event jumps to its place', async ({
  page,
}) => {
  const card = await openInstrument(page, 'log');
  await openLog(page);
  await card.getByLabel(/^Why was a row dropped/).fill('0:10.4');
  await expect(card.locator('output[for="log-why"]')).toHaveText(/^At 0:10\.40: .+\.$/);
  const jumps = card.getByRole('list', { name: 'Events of the log' });
  const first = jumps.getByRole('button').first();
  const time = await first.innerText();
  await first.click();
  const plot = card.locator('#log-plot-head');
  await expect(plot).toHaveText(/^\d+:\d\d to \d+:\d\d of /);
  const seconds = (text = ''): number => {
    const [minutes = 0, rest = 0] = text.split(':').map(Number);
    return 60 * minutes + rest;
  };
  const [from, to] = (await plot.innerText()).split(' of ')[0]?.split(' to ') ?? [];
  expect(seconds(from)).toBeLessThanOrEqual(seconds(time));
  expect(seconds(to)).toBeGreaterThanOrEqual(seconds(time));
});

/** Goes on by Tab until something has the focus; the way must be shorter than so many stops. */
async function tabTo(page: Page, wanted: Locator, mostStops: number): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(wanted)} is not within ${mostStops} stops.`);
}

/** The way of an owner who has no pointer: from the card to the table that is pasted. */
for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 900 }],
] as const) {
  test(`by keyboard alone on ${screen}: card, doubtful column, table, undo, copy`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const card = await openInstrument(page, 'log');
    // Two columns fit the short-term trim: the sure one is taken, the other is doubtful.
    const twice = log.csv.replace(',FT_LONG,', ',STFT,');
    // A busy browser may drop a chooser; a reader presses again.
    await expect(async () => {
      await picker(page).focus();
      await expect(picker(page)).toBeFocused();
      const chooser = page.waitForEvent('filechooser', { timeout: 5000 });
      await page.keyboard.press('Enter');
      const opened = await chooser;
      // The worker starts while readers look for their file.
      await expect.poll(() => page.workers().length).toBe(1);
      await opened.setFiles(file(twice));
    }).toPass();
    const select = card.getByLabel('Read STFT as', { exact: true });
    const noticed = card
      .locator('.log-columns tr')
      .filter({ has: page.getByLabel('Read STFT as', { exact: true }) })
      .locator('.log-noticed');
    await expect(noticed).not.toBeEmpty();
    // The doubt is seen without scrolling sideways.
    const { x = 0, width = 0 } = (await noticed.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(viewport.width);
    await tabTo(page, select, 20);
    await page.keyboard.type('long-term');
    await expect(select).toHaveValue('longTrim');
    await tabTo(page, use(page), 30);
    await page.keyboard.press('Enter');
    await expect(table(page)).toBeVisible();
    const told = await answer(page).innerText();
    // The table: into a cell, along its row, and its rows.
    const cells = table(page).locator('button');
    await tabTo(page, cells.first(), 80);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const facts = card.getByRole('region', { name: 'Cell at 2500 rpm, load 0.4375' });
    await expect(facts).toContainText('1.041 becomes');
    const lock = facts.getByRole('button', { name: 'Lock this cell' });
    await tabTo(page, lock, 3);
    await page.keyboard.press('Enter');
    await expect(facts).toContainText('1.041 stays');
    await expect(answer(page)).not.toHaveText(told);
    const undo = card.getByRole('button', { name: 'Undo: locked cells' });
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(facts).toContainText('1.041 becomes');
    await expect(answer(page)).toHaveText(told);
    await cells.nth(4 * 17 + 7).focus();
    await tabTo(page, card.getByRole('button', { name: 'Paste it' }), 40);
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(tableInCar);
    await expect(copyKey(page)).toBeVisible();
    await cells.nth(4 * 17 + 7).focus();
    await tabTo(page, copyKey(page), 40);
    await page.keyboard.press('Enter');
    await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n').map((line) => line.split('\t').length)).toEqual(
      Array.from({ length: 15 }, () => 17),
    );
    // The correction of the role is taken back, too: the rows wait for a yes again.
    await card.getByRole('button', { name: 'Undo: a role' }).focus();
    await page.keyboard.press('Enter');
    await expect(select).not.toHaveValue('longTrim');
    await expect(use(page)).toBeEnabled();
    await expect(copyKey(page)).toHaveCount(0);
  });
}

/** A made log with a column that no role fits: 1 in every other row. */
const withSwitch = log.csv
  .trimEnd()
  .split('\n')
  .map((line, row) => `${line},${row === 0 ? 'SWITCH_X' : row % 2}`)
  .join('\n');

test('a filter of one’s own counts its rows, says what is wrong, and is shared', async ({
  page,
}) => {
  const card = await openInstrument(page, 'log');
  await openLog(page, file(withSwitch));
  const told = await answer(page).innerText();
  await card.getByText('A filter of your own for the rows').click();
  const field = card.getByLabel('Count only rows where');
  await field.fill('RPM < 3000 and');
  await expect(field).toHaveAccessibleDescription(/Character 15: the condition ends too early/);
  await expect(copyKey(page)).toHaveCount(0);
  await field.fill('LOADS < 3');
  await expect(field).toHaveAccessibleDescription(/“LOADS”: no column .* Nearest: LOAD/);
  await expect(field).toHaveValue('LOADS < 3');
  await field.fill('RPM < 3000 and SWITCH_X = 1');
  await expect(
    card.getByText('Compared: RPM in rpm, SWITCH_X as the file writes it.'),
  ).toBeVisible();
  const gate = card.getByRole('row', {
    name: /^Your own filter is not met: RPM < 3000 and SWITCH_X = 1 /,
  });
  await expect(gate).toBeVisible();
  await expect(answer(page)).not.toHaveText(told);
  const counted = await answer(page).innerText();
  await expect(page).toHaveURL(/filter=RPM/);
  await card.getByRole('button', { name: 'Copy proof' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('own asks of a row: RPM < 3000 and SWITCH_X = 1');
  await gate.getByRole('checkbox').uncheck();
  await expect(answer(page)).toHaveText(told);
  await gate.getByRole('checkbox').check();
  await expect(answer(page)).toHaveText(counted);
  // The address brings the filter along; the log has to be opened again. Below, without it, the page is shorter.
  await field.scrollIntoViewIfNeeded();
  await reloadInstrument(page, 'log');
  await expect(field).toHaveValue('RPM < 3000 and SWITCH_X = 1');
  await picker(page).setInputFiles(file(withSwitch));
  await expect(answer(page)).toHaveText(counted);
  await field.fill('');
  await expect(answer(page)).toHaveText(told);
  await expect(gate).toHaveCount(0);
});

test('a gate is taken back by undo, a log that was opened later keeps its own', async ({
  page,
}) => {
  const card = await openInstrument(page, 'log');
  await openLog(page);
  const undo = card.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeDisabled();
  const told = await answer(page).innerText();
  await card.getByLabel('Pedal under 2.3 %, idle').uncheck();
  await expect(answer(page)).not.toHaveText(told);
  await expect(undo).toHaveText('Undo: gates');
  await undo.click();
  await expect(card.getByLabel('Pedal under 2.3 %, idle')).toBeChecked();
  await expect(answer(page)).toHaveText(told);
  await expect(undo).toBeDisabled();
  await card.getByLabel('Pedal under 2.3 %, idle').uncheck();
  await expect(undo).toBeEnabled();
  await picker(page).setInputFiles(file(log.csv, 'log0032.csv'));
  await expect(card.getByText('log0032.csv', { exact: true })).toBeVisible();
  await expect(undo).toBeDisabled();
});

test('a table of several files waits for the word that one table was in the car for all', async ({
  page,
}) => {
  const card = await openInstrument(page, 'log');
  await picker(page).setInputFiles([file(), file(log.csv, 'log0032.csv')]);
  await use(page).click();
  await pasteTable(page);
  const oneTable = card.getByLabel('In all these files the table above was in the car', {
    exact: false,
  });
  await expect(oneTable).not.toBeChecked();
  await expect(copyKey(page)).toHaveCount(0);
  await oneTable.check();
  await expect(copyKey(page)).toBeVisible();
  await oneTable.uncheck();
  await expect(copyKey(page)).toHaveCount(0);
  // With one of the two left out nothing has to be said.
  await card.getByText(/^Drives: /).click();
  await card
    .getByRole('group', { name: 'Drives that count' })
    .getByRole('checkbox')
    .nth(1)
    .uncheck();
  await expect(copyKey(page)).toBeVisible();
  await expect(oneTable).toHaveCount(0);
});

test('the curves are read by keyboard, point by point', async ({ page }) => {
  await openInstrument(page, 'log');
  await openLog(page);
  const card = instrument(page);
  const moment = card.getByLabel('Moment', { exact: true });
  const lane = card.locator('.log-lane', { hasText: 'RPM' }).locator('p');
  await expect(lane).toContainText(/\d to \d/);
  await expect(moment).toHaveAttribute('aria-valuetext', /^none/);
  // Where the sum comes late the curves are drawn once more, and begin anew; a reader presses again.
  await expect(async () => {
    await moment.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(moment).toHaveAttribute(
      'aria-valuetext',
      /^Near 29:\d\d\.\d\d: RPM [\d ]+, .+\. [A-Z]/,
      { timeout: 3000 },
    );
  }).toPass();
  await expect(lane).not.toContainText(' to ');
  const line = card.locator('.log-canvas .u-cursor-x').first();
  const right = await line.evaluate((element) => element.getBoundingClientRect().right);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => line.evaluate((element) => element.getBoundingClientRect().right))
    .toBeLessThan(right - 100);
});

test('on paper the curves end where their strips end, and rows keep their times', async ({
  page,
}) => {
  const card = await openInstrument(page, 'log');
  await openLog(page);
  await expect(card.locator('.log-canvas canvas')).not.toHaveCount(0);
  await table(page).locator('tbody tr').nth(4).locator('button').nth(7).click();
  await page.setViewportSize({ width: 700, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const right = (selector: string) =>
    card
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().right);
  expect(
    Math.abs((await right('.log-canvas canvas')) - (await right('.log-strip svg'))),
  ).toBeLessThan(2);
  await expect(card.locator('.log-cell .log-jumps .log-link').first()).toBeVisible();
  await expect(card.getByText('Held against the stock table of', { exact: false })).toBeVisible();
});

test('a file that is gone from the card is named, and the others are read', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'card-'));
  const paths = threeDrives.map(({ name }) => join(folder, name));
  for (const path of paths) writeFileSync(path, log.csv);
  let removed = (): void => undefined;
  const isRemoved = new Promise<void>((resolve) => (removed = resolve));
  try {
    const card = await openInstrument(page, 'log');
    // The worker comes when the file is gone: as a card that is pulled out while it is read.
    await page.route(/instrument-log-worker/, async (route) => {
      await isRemoved;
      await route.continue();
    });
    await picker(page).setInputFiles(paths);
    rmSync(paths[1] ?? '');
    removed();
    await expect(card.locator('.log-refused li')).toHaveText(
      'log0002.csv The browser could not read this file to its end. Put the card back in, and open it again.',
    );
    await use(page).click();
    await expect(answer(page)).toHaveText(/ of 17,?.?998 rows used/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('half a gigabyte is not read, and says so at once; the log before stays', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'card-'));
  const path = join(folder, 'log0001.csv');
  writeFileSync(path, log.csv);
  truncateSync(path, 500_000_000);
  try {
    const card = await openInstrument(page, 'log');
    await openLog(page);
    const told = await answer(page).innerText();
    await picker(page).setInputFiles(path);
    await expect(
      card.getByText('This file holds 500 MB; at most 200 MB', { exact: false }),
    ).toBeVisible();
    await expect(answer(page)).toHaveText(told);
    await pasteTable(page);
    await expect(copyKey(page)).toBeVisible();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what is refused breaks no rule of axe', async ({ page }) => {
  const card = await openInstrument(page, 'log');
  await picker(page).setInputFiles(threeDrives);
  await expect(card.locator('.log-refused li')).toHaveCount(1);
});

test('views and presets by name; no rule of axe is broken', async ({ page }) => {
  const card = await openInstrument(page, 'log');
  await openLog(page);
  await card.getByRole('button', { name: /^Mean trim/ }).click();
  await expect(card.getByRole('button', { name: /^Mean trim/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await card.getByRole('button', { name: 'with idle' }).click();
  await expect(card.getByLabel('Pedal under 2.3 %, idle')).not.toBeChecked();
  await table(page).locator('button').nth(75).click();
});

test('a browser that keeps nothing says so, and the log is read all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  const card = await openInstrument(page, 'log');
  await openLog(page);
  await card.getByText(/^Before anything is computed/).click();
  await expect(card.getByText('This browser keeps nothing', { exact: false })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked case stands there with its method, and nothing to copy', async ({ page }) => {
    await page.goto('./#instrument-log');
    const card = instrument(page);
    await expect(card.locator('.answer-first').first()).toContainText('rows used');
    await expect(card.getByText('Nobody drove this log.')).toBeVisible();
    await expect(card.getByText(/counts for the four cells around it/)).toBeVisible();
    await expect(copyKey(page)).toHaveCount(0);
  });
});
