// The rows of look-up tables are not in the page at arrival, and there for everybody who asks for them.
import type { Page } from '@playwright/test';
import { lateTables } from '../../config/lateTables';
import { expect, test } from './fixtures';
import { watchLandings } from './jumps';
import { open } from './page';
import { still } from './specification/scrolling';

/** Rows near the end of their tables, none of which stands in the page at arrival. */
const lateRows = [
  'calibration-LFZZEA',
  'table-spark-final-max-advance-rate',
  'parameter-VOLEFF',
  'drivetrain-nc3-us-20-6at',
  'engine-l5-cx7',
  'present-on-15',
  'link-rom-folder',
  'term-x-tau',
  'source-wiki-calibrations',
];

/** Rows that stand in the page at arrival, and elsewhere in their tables once all rows are there. */
const rowsAhead = ['calibration-LFLEEC', 'engine-lf-us-nc2-nc3-mt', 'source-guide', 'term-rom'];

const files = '**/assets/tables/*.txt';

const waiting = (page: Page): Promise<number> => page.locator('[data-late*="/tables/"]').count();

/** The row stands right below what sticks above it. */
async function expectExact(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toBeVisible();
  await still(page);
  await watchLandings(page);
  const { gap, isOutOfReach } = await page.evaluate((row) => window.landingAt(row), id);
  expect(isOutOfReach || (gap >= -2 && gap <= 10), `${id}: ${gap}`).toBe(true);
}

test('at arrival no table is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/tables/') && !request.serviceWorker())
      fetched.push(request.url());
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  expect(await waiting(page)).toBe(lateTables.length);
  for (const id of lateRows) await expect(page.locator(`#${id}`)).toHaveCount(0);
});

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const id of [...lateRows, ...rowsAhead]) {
      test(`an address leads to ${id}, at arrival and in the page`, async ({ page }) => {
        await open(page, `./#${id}`);
        await expectExact(page, id);
        await page.goto('about:blank');
        await open(page);
        await page.evaluate((hash) => {
          location.hash = hash;
        }, id);
        await expectExact(page, id);
        expect(await page.locator(`#${id}`).evaluate((row) => row.matches(':target'))).toBe(true);
      });
    }

    test('the room that is kept for the rows is what they take', async ({ page }) => {
      await open(page);
      for (const { id, height, narrowHeight = height } of lateTables) {
        // A list stands in the element itself.
        const region = page.locator(`#${id}:not(:has([role=region])), #${id} [role=region]`);
        await page.locator(`#${id}`).evaluate((element) => element.scrollIntoView());
        await expect(region).not.toHaveAttribute('data-late');
        const real = await region.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);
        const kept = width === 390 ? narrowHeight : height;
        expect(Math.abs(real / kept - 1), `${id}: ${real} px`).toBeLessThan(0.2);
      }
    });
  });
}

test('a link leads to a late row, and Back to where readers were', async ({ page }) => {
  await open(page);
  const link = page.locator('article a[href="#table-injector-scaling"]').first();
  const section = link.locator('xpath=ancestor::*[contains(@class, "part")][1]');
  await link.scrollIntoViewIfNeeded();
  await still(page);
  await link.click();
  await expectExact(page, 'table-injector-scaling');
  await page.goBack();
  await expect(section).toBeInViewport();
  await page.goForward();
  await expectExact(page, 'table-injector-scaling');
});

test('a reload stays at a late row', async ({ page }) => {
  const [, , id = ''] = lateRows;
  await open(page, `./#${id}`);
  await expectExact(page, id);
  await page.reload();
  await expectExact(page, id);
});

test('the search finds late rows and leads to them, from the not-found page too', async ({
  page,
}) => {
  for (const path of ['./', './no-such-page']) {
    await open(page, path);
    await page.keyboard.press('/');
    const panel = page.locator('#search-panel');
    await panel.getByRole('combobox').fill('LFZZEA');
    await expect(panel.getByRole('option').first()).toContainText('LFZZEA');
    await page.keyboard.press('Enter');
    await expectExact(page, 'calibration-LFZZEA');
  }
});

test('a row that comes while readers search leaves the search open', async ({ page }) => {
  let bringRows = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    bringRows = resolve;
  });
  await page.route('**/assets/tables/*.txt', async (route) => {
    await asked;
    await route.continue();
  });
  await open(page);
  await page.evaluate(() => {
    location.hash = 'calibration-LFZZEA';
  });
  await page.keyboard.press('/');
  const panel = page.locator('#search-panel');
  await panel.getByRole('combobox').fill('LFZZEA');
  bringRows();
  await expect(page.locator('#calibration-LFZZEA:target')).toBeAttached();
  await expect(panel.getByRole('option').first()).toContainText('LFZZEA');
});

test('paper waits for all rows', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  await page.pdf({ pageRanges: '1' });
  expect(await waiting(page)).toBe(0);
  for (const id of lateRows) await expect(page.locator(`#${id}`)).toHaveCount(1);
});

test('the browser’s own search finds them: it takes the focus', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect.poll(() => waiting(page)).toBe(0);
});

test('the row of the reader’s car is marked when it comes', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'guide-my-car',
      JSON.stringify({ generation: 'NC1', engine: '2.0', gearbox: '6MT', calibration: 'LFZZEA' }),
    );
  });
  await open(page, './#calibration-LFZZEA');
  await expect(page.locator('#calibration-LFZZEA')).toHaveClass(/my-car-row/);
});

test(
  'a table that does not come says so, leads to its file, and comes at the next try',
  {
    tag: '@fault',
    annotation: { type: 'family', description: 'Figures and tables that come later' },
  },
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|This part did not load/);
    await page.route(files, (route) => route.abort());
    await open(page, './#calibration-LFZZEA');
    const table = page.locator('#table-all-calibrations');
    const notice = table.getByRole('status');
    await expect(notice).toBeVisible();
    await expect(table.getByRole('link', { name: 'All as CSV' })).toHaveAttribute(
      'href',
      /\/data\/calibrations\.csv$/,
    );
    await page.unroute(files);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#calibration-LFZZEA')).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a few rows and the file stand there, and no empty room', async ({ page, request }) => {
    await page.goto('./');
    for (const { id, csv, ahead } of lateTables) {
      const table = page.locator(`#${id}`);
      for (const row of ahead) await expect(table.locator(`[id="${row}"]`)).toHaveCount(1);
      const link = table.getByRole('link', { name: 'All as CSV' });
      const address = (await link.getAttribute('href')) ?? '';
      expect(address.endsWith(csv)).toBe(true);
      expect((await request.get(address)).ok()).toBe(true);
      const region = page.locator(`#${id}:not(:has([role=region])), #${id} [role=region]`);
      const [box, content] = await Promise.all([
        region.boundingBox(),
        link.boundingBox(),
        link.scrollIntoViewIfNeeded(),
      ]);
      expect(box && content && box.y + box.height - content.y - content.height).toBeLessThan(60);
    }
  });
});
