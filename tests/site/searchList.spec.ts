// cspell:ignore zzqxv -- a word that is none
import type { Locator, Page } from '@playwright/test';
import { doors, emergencyDoor } from '../../src/data/doors';
import { instrumentShelf } from '../../src/data/instrumentShelf';
import { violationsIn } from './axeAlone';
import { expect, test } from './fixtures';
import { chapters } from './guide';
import { blockStorage, hydrated, open } from './page';

const name = 'Search the guide';

const panel = (page: Page): Locator => page.locator(`[role=dialog][aria-label="${name}"]`);
const field = (page: Page): Locator => panel(page).getByRole('combobox', { name });
const rows = (page: Page): Locator => panel(page).getByRole('option');

async function search(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await field(page).fill(typed);
}

const group = (page: Page, heading: string): Locator =>
  panel(page).getByRole('group', { name: heading }).getByRole('option');

test.describe('a card leads where the very name was typed', () => {
  test('a table: what it is, its stock map, where it is used, and the instrument with it', async ({
    page,
  }) => {
    await open(page);
    await search(page, 'load scaling');
    const card = rows(page).first();
    await expect(card).toContainText('ROM table');
    await expect(card).toContainText('multiplier, by scaling load 0 to 1 (17)');
    await expect(card).toContainText(/Used in .*6\.8 What can hurt; 7\.3 Load scaling/);
    await expect(card).toContainText(/Stock, LF9VEB: \d\.\d+ to \d\.\d+ multiplier/);
    await expect(card.locator('svg path').first()).toBeVisible();
    await expect(rows(page).nth(1)).toContainText('Open in Stock maps');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]maps=1;table=Load%20Scaling.*#instrument-maps$/);
    const instrument = page.locator('[data-island=maps]');
    await expect(instrument.getByRole('combobox', { name: 'Table', exact: true })).toHaveValue(
      'Load Scaling',
    );
  });

  test('a living instrument takes the next table', async ({ page }) => {
    await open(page, './#maps-instrument');
    const table = page
      .locator('[data-island=maps]')
      .getByRole('combobox', { name: 'Table', exact: true });
    await expect(page.locator('[data-island=maps][data-alive]')).toBeVisible();
    await expect(table).not.toHaveValue('Load Scaling');
    await search(page, 'Load Scaling');
    // Before the answer the list holds the doors of the guide.
    await expect(rows(page).nth(1)).toContainText('Open in Stock maps');
    await rows(page).nth(1).click();
    await expect(table).toHaveValue('Load Scaling');
  });

  test('a calibration: its state, with a patch and without', async ({ page }) => {
    await open(page);
    await search(page, 'lf9veb');
    await expect(rows(page).first()).toContainText('RomDrop has: Patch and definition');
    await expect(rows(page).nth(1)).toContainText('Open in Calibration finder');
    await field(page).fill('LFG1EF');
    await expect(rows(page).first()).toContainText('RomDrop has: None. Later in family: LFG1EK');
    await rows(page).nth(1).click();
    await expect(page).toHaveURL(/finder=1;text=LFG1EF.*#instrument-finder$/);
  });

  test('a parameter with its unit and the meaning of its name; a term with its meaning', async ({
    page,
  }) => {
    await open(page);
    await search(page, 'ect');
    await expect(rows(page).first()).toContainText('coolant temperature');
    await expect(rows(page).first()).toContainText('°C');
    await expect(rows(page).first()).toContainText('Engine coolant temperature');
    await field(page).fill('aki');
    await expect(rows(page).first()).toContainText('Glossary');
    await expect(rows(page).first()).toContainText('Anti-knock index');
  });
});

test('an instrument is offered as one', async ({ page }) => {
  await open(page);
  for (const [typed, to] of [
    ['worksheet', 'scaling-instrument'],
    ['gear', 'instrument-gears-heading'],
  ] as const) {
    await search(page, typed);
    const offered = instrumentShelf.find((each) => each.to === to);
    await expect(rows(page).first()).toContainText('Instrument');
    await expect(rows(page).first()).toContainText(`Have ready: ${offered?.ready}`);
    await page.keyboard.press('Escape');
  }
  await search(page, 'all instruments');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#instruments$/);
});

test.describe('before anything is typed', () => {
  test('all doors are offered, and a door is followed by the arrows', async ({ page }) => {
    await open(page);
    await search(page, '');
    const offered = group(page, 'Where are you?');
    await expect(offered).toHaveCount(doors.length + 1);
    await expect(offered.first()).toContainText(emergencyDoor.words);
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Enter');
    await expect(panel(page), 'nothing is chosen yet').toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${emergencyDoor.to}$`));
  });

  test('the questions of the chapter that is read are offered', async ({ page }) => {
    await open(page, './#fans');
    await expect(page.locator('#fans')).toBeInViewport();
    // The strip has named the section that was reached.
    await page.waitForTimeout(500);
    await search(page, '');
    await expect(group(page, 'Asked about this chapter').first()).toContainText(
      /rev limiter|second-gear|Launch/,
    );
  });

  test('the last searches come back with one press, and can be forgotten', async ({ page }) => {
    await open(page);
    for (const typed of ['fans', 'battery']) {
      await search(page, typed);
      await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeHidden();
    }
    await page.reload();
    await hydrated(page);
    await search(page, '');
    const last = group(page, 'Last searches on this device');
    await expect(last).toHaveText([/battery/, /fans/]);
    await last.last().click();
    await expect(field(page)).toHaveValue('fans');
    await field(page).fill('');
    await panel(page).getByRole('button', { name: 'Forget them' }).click();
    await expect(last).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('guide-searches'))).toBeNull();
    await expect(field(page)).toBeFocused();
  });

  test('what others wrote into the storage is shown as text, and no more than five', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const many = ['<img src=x onerror=alert(1)>', 3, null, 'a', 'b', 'c', 'd', 'e', 'f'];
      localStorage.setItem('guide-searches', JSON.stringify(many));
    });
    await open(page);
    await search(page, '');
    const last = group(page, 'Last searches on this device');
    await expect(last).toHaveCount(5);
    await expect(last.first()).toContainText('<img src=x');
    await expect(panel(page).locator('img')).toHaveCount(0);
  });

  test('with the storage blocked the search works and remembers until the page is closed', async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(/Storage is blocked/);
    await blockStorage(page);
    await open(page);
    await search(page, 'fans');
    await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await search(page, '');
    await expect(group(page, 'Last searches on this device')).toHaveText([/fans/]);
  });
});

test('with no result the contents are offered', async ({ page }) => {
  await open(page);
  await search(page, 'zzqxv');
  await expect(panel(page)).toContainText('Nothing in the guide answers');
  await expect(group(page, 'Contents')).toHaveText(
    chapters().map(({ number, title }) => `${number} ${title}`),
  );
});

const marks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-words') ?? [])].map((range) =>
      (range as Range).toString().toLowerCase(),
    ),
  );

test.describe('the words at the place that was reached', () => {
  const reach = async (page: Page): Promise<void> => {
    await search(page, 'fans');
    await expect(rows(page).first()).toContainText('8.5 Fans');
    await page.keyboard.press('Enter');
    await expect.poll(() => marks(page)).toContain('fans');
  };

  test('are marked without a change of the page, until Escape', async ({ page }) => {
    await open(page, './#fans');
    // Links near the window get their titles once, found or not.
    await expect(page.locator('.part:has(> #fans) a.see:not([title])')).toHaveCount(0);
    const html = () =>
      page.locator('#fans').evaluate((head) => head.closest('.part')?.innerHTML ?? '');
    const before = await html();
    await reach(page);
    expect(await html()).toBe(before);
    await page.keyboard.press('Escape');
    expect(await marks(page)).toEqual([]);
  });

  test('until the reader scrolls on, jumps on, or searches again', async ({ page }) => {
    await open(page);
    await reach(page);
    await page.evaluate(() => {
      location.hash = 'idle-speed';
    });
    await expect.poll(() => marks(page)).toEqual([]);
    await reach(page);
    await page.keyboard.press('/');
    await expect.poll(() => marks(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await reach(page);
    await expect(page.locator('#fans')).toBeInViewport();
    await page.waitForTimeout(500);
    await page.mouse.move(640, 500);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 1500);
        return marks(page);
      })
      .toEqual([]);
  });
});

test('Back brings the list back as it was, and Escape then leaves it', async ({ page }) => {
  await open(page);
  await search(page, 'gear');
  await expect(rows(page)).toHaveCount(30);
  for (let times = 0; times < 14; times += 1) await page.keyboard.press('ArrowDown');
  const chosen = rows(page).nth(14);
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  const words = (await chosen.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await expect(field(page)).toHaveValue('gear');
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(chosen).toHaveText(words);
  await expect(chosen).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.goForward();
  await page.goBack();
  await page.waitForTimeout(300);
  await expect(panel(page), 'a list that was closed stays closed').toBeHidden();
});

test('Enter pressed before the guide is read leads to the first answer once it is', async ({
  page,
}) => {
  await open(page);
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await search(page, 'battery');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('Reading the guide')).toBeVisible();
  await expect(page).toHaveURL(/#./);
  await expect(panel(page)).toBeHidden();
});

test('words typed after an early Enter are not followed', async ({ page }) => {
  await open(page);
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await search(page, 'knock');
  await page.keyboard.press('Enter');
  await field(page).fill('battery');
  await expect(rows(page).first()).toBeVisible();
  await expect(panel(page)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('Back from the guide brings the list of the not-found page back', async ({ page }) => {
  await open(page, './nope');
  await search(page, 'battery');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/nope/);
  await page.goBack();
  await expect(field(page)).toHaveValue('battery');
  await expect(rows(page).first()).toBeVisible();
});

for (const typed of ['', 'load scaling', 'gear'])
  test(`no axe violation: "${typed}"`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('guide-searches', '["fans"]'));
    await open(page);
    await search(page, typed);
    await expect(rows(page).nth(1)).toBeVisible();
    expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
  });

test('the single key can be switched off for good, and Ctrl K still opens the search', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('/');
  const choice = panel(page).getByRole('checkbox', { name: /^The key \/ opens the search/ });
  await choice.uncheck();
  await page.keyboard.press('Escape');

  await page.reload();
  await hydrated(page);
  await page.keyboard.press('/');
  // The browser has had its turn twice: what the key could open would be there.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await choice.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});
