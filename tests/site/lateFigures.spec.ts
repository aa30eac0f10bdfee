// The drawings, and the tables in the folds of figures, are not in the page at arrival, and there for everybody who asks for them.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { open } from './page';
import { bar } from './specification/shell';

const files = '**/assets/figures/*.txt';

/** Drawings that are outlines. */
const outlines = (page: Page): Promise<number> => page.locator('svg[data-late]').count();

/** Tables in folds that have not come. */
const folded = (page: Page): Promise<number> => page.locator('details > [data-late]').count();

/** A figure with a wide map, a scale and a table. */
const map = (page: Page): Locator => page.locator('#figure-cam-target');

const near = async (page: Page): Promise<Locator> => {
  // What lies above takes its real height on the way, and moves the figure.
  await expect(async () => {
    await map(page).scrollIntoViewIfNeeded();
    await expect(map(page).locator('svg[data-late]')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  return map(page);
};

/** Numbers of a map that an image or a drawing shows. */
const words = 'text';

test('at arrival drawings are outlines of their size, with their words for those who cannot see them', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/figures/')) fetched.push(request.url());
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  expect(await outlines(page)).toBeGreaterThan(80);
  expect(await folded(page)).toBeGreaterThan(20);
  const wrong = await page.locator('svg[data-late]').evaluateAll((all) =>
    all
      .filter((svg) => {
        const names = [...svg.children].map(({ tagName }) => tagName);
        return names.join() !== 'title,desc' || !svg.querySelector('desc')?.textContent;
      })
      .map((svg) => svg.outerHTML),
  );
  expect(wrong).toEqual([]);
});

for (const width of [390, 1280])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a drawing comes when readers near it, and nothing moves', async ({ page }) => {
      await page.route(files, async (route) => {
        await page.waitForFunction(() => 'measured' in window);
        await route.continue();
      });
      await open(page);
      await map(page).scrollIntoViewIfNeeded();
      const height = (): Promise<number | undefined> =>
        map(page)
          .boundingBox()
          .then((box) => box?.height);
      const before = await height();
      await page.evaluate(() => Object.assign(window, { measured: true }));
      const figure = await near(page);
      expect(await figure.locator(words).filter({ visible: true }).count()).toBeGreaterThan(50);
      expect(await height()).toBe(before);
    });
  });

const lateSheet = '**/assets/css/late.*.css';

test('the styles of drawings hold with the first drawing, not before', async ({ page }) => {
  await open(page);
  const sheet = page.locator('link[data-late-styles]');
  await expect(sheet).toHaveAttribute('media', 'print');
  const number = (await near(page)).locator('svg text').first();
  await expect(sheet).toHaveAttribute('media', 'all');
  const fill = await number.evaluate((text) => getComputedStyle(text).fill);
  expect(fill).not.toBe('rgb(0, 0, 0)');
});

test('drawings whose styles cannot be had come without them', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/late\.\w+\.css/);
  await page.route(lateSheet, (route) => route.abort());
  await open(page);
  const figure = await near(page);
  expect(await figure.locator(words).count()).toBeGreaterThan(50);
});

test('the drawings of one figure are one file', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('figure-cam-target')) fetched.push(request.url());
  });
  await open(page);
  await near(page);
  expect(fetched).toHaveLength(1);
});

test('an instrument has its drawing before it comes alive', async ({ page }) => {
  await open(page);
  const spark = page.locator('[data-island=spark]');
  await spark.scrollIntoViewIfNeeded();
  await expect(spark).toHaveAttribute('data-alive', '');
  await expect(spark.locator('svg[data-late]')).toHaveCount(0);
  await expect(spark.locator('noscript')).toHaveCount(0);
  expect(await spark.locator(`svg ${words}`).count()).toBeGreaterThan(20);
});

test('a table comes when its fold opens', async ({ page }) => {
  await open(page);
  const fold = (await near(page)).locator('details');
  expect(await folded(page)).toBeGreaterThan(20);
  await fold.locator('summary').click();
  await expect(fold.locator('table')).toBeVisible();
  expect(await fold.locator('tr').count()).toBeGreaterThan(5);
});

test('a link into a fold brings its table', async ({ page }) => {
  await open(page);
  const id = await page.locator('figure details > p').first().getAttribute('id');
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    `#${id ?? ''}`,
  );
  await expect(page.locator(`table[aria-labelledby="${id ?? ''}"]`)).toBeVisible();
});

test('the room that is kept for a table is what it takes', async ({ page }) => {
  await open(page);
  const kept = await page
    .locator('details > [data-late]')
    .evaluateAll((all) => all.map((region) => (region as HTMLElement).style.cssText));
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect.poll(() => folded(page)).toBe(0);
  const real = await page.locator('figure details > [role=region]').evaluateAll((all) =>
    all.map((region) => {
      (region.parentElement as HTMLDetailsElement).open = true;
      return (region.firstElementChild as HTMLElement).offsetHeight;
    }),
  );
  expect(kept).toHaveLength(real.length);
  for (const [index, height] of real.entries()) {
    const room = Number(/--kept: ?(\d+)px/.exec(kept[index] ?? '')?.[1]);
    expect(room / height, `table ${index}, ${height} px`).toBeGreaterThan(0.8);
    expect(room / height, `table ${index}, ${height} px`).toBeLessThan(1.1);
  }
});

test('from the not-found page too drawings and tables come', async ({ page }) => {
  await open(page, './nope');
  await bar(page).getByRole('link').first().click();
  const figure = await near(page);
  await figure.locator('summary').click();
  await expect(figure.locator('details table')).toBeVisible();
});

test('paper has all of them', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  await page.pdf({ pageRanges: '1' });
  expect(await outlines(page)).toBe(0);
  expect(await folded(page)).toBe(0);
});

test('the browser’s own search finds them: it takes the focus', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect.poll(() => outlines(page)).toBe(0);
  expect(await folded(page)).toBe(0);
});

test('the search reads the tables, and waits for no drawing', async ({ page }) => {
  await open(page);
  await page.keyboard.press('/');
  await expect.poll(() => folded(page)).toBe(0);
  expect(await outlines(page)).toBeGreaterThan(80);
});

test(
  'a drawing that does not come says so once, and comes at the next try',
  {
    tag: '@fault',
    annotation: { type: 'family', description: 'Figures and tables that come later' },
  },
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|This part did not load/);
    await page.route(files, (route) => route.abort());
    await open(page);
    await map(page).scrollIntoViewIfNeeded();
    const notice = map(page).getByRole('status');
    await expect(notice).toHaveCount(1);
    await page.unroute(files);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(map(page).locator('svg[data-late]')).toHaveCount(0);
    await expect(notice).toHaveCount(0);
  },
);

test.describe('without script', () => {
  for (const width of [390, 1280])
    test.describe(`${width} px wide`, () => {
      test.use({ javaScriptEnabled: false, viewport: { width, height: 844 } });

      test('an image stands for each drawing, and a file for each table', async ({
        page,
        request,
      }) => {
        await page.goto('./');
        for (const id of ['which-file', 'cam-target', 'gear-speeds', 'plug-and-key']) {
          const figure = page.locator(`#figure-${id}`);
          await figure.scrollIntoViewIfNeeded();
          const image = figure.locator('noscript > img').filter({ visible: true }).last();
          await image.scrollIntoViewIfNeeded();
          await expect(figure.locator('svg[data-late]').filter({ visible: true })).toHaveCount(0);
          const drawn = await image.evaluate(async (element: HTMLImageElement) => {
            await element.decode();
            return element.naturalWidth / element.naturalHeight;
          });
          // A wide map scrolls; an image that shrinks would be too small to be read.
          const box = await image.boundingBox();
          if (id === 'cam-target')
            expect(
              await map(page)
                .locator('noscript > img')
                .nth(1)
                .evaluate((cells: HTMLImageElement) => cells.offsetWidth),
            ).toBeGreaterThan(500);
          expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(drawn, 1);
          await expect(image).toHaveAccessibleName(/\w+ \w+/);
        }
        const link = page.locator('figure details a').first();
        const csv = await request.get((await link.getAttribute('href')) ?? '');
        expect((await csv.text()).split('\r\n').length).toBeGreaterThan(3);
      });
    });
});
