import { expect } from '../fixtures';
import { violationsIn } from '../axeAlone';
import { hydrated, open } from '../page';
import { nextVersionMark } from './guideServer';
import { openJob, placeOf } from '../jobs/job';
import { kept, test } from './offlineTest';
import { title } from '../specification/shell';

const state = '[data-on-this-device]';

test('after one visit the guide works without a network', async ({ page, guide }) => {
  await open(page, guide.url);
  await expect(page.locator(kept)).toBeVisible();
  guide.cut();

  await page.reload();
  await hydrated(page);
  await expect(
    page.getByText(/^Kept on this device, opens without a network: version of \d{4}-\d\d-\d\d\.$/),
  ).toBeVisible();

  await open(page, `${guide.url}?gears=1;shift=6500#instrument-gears`);
  await page.waitForSelector('[data-island=gears][data-alive]');
  await expect(page.locator('#instrument-gears').getByLabel('Shift at')).toHaveValue('6500');

  await page.keyboard.press('/');
  await page.locator('#search-panel').getByRole('combobox').fill('load scaling');
  await expect(page.locator('#search-panel').getByRole('option').first()).toContainText(
    /load scaling/i,
  );
  await page.keyboard.press('Escape');

  await page.waitForFunction(() => document.documentElement.dataset.maths === 'ready');

  await page.goto(`${guide.url}no/such/place`);
  await hydrated(page);
  await expect(title(page)).toBeVisible();
  await page.goto(`${guide.url}index.html`);
  await hydrated(page);
  await expect(page).toHaveURL(guide.url);
});

test('the first page itself goes on without a network as soon as the guide is kept', async ({
  page,
  guide,
}) => {
  await open(page, guide.url);
  await expect(page.locator(kept)).toBeVisible();
  guide.cut();
  await openJob(page, 'load-scaling');
  await expect(placeOf(page)).toHaveText('Before step 1');
});

test('rows that come late are kept, too', async ({ page, guide }) => {
  await open(page, guide.url);
  await expect(page.locator(kept)).toBeVisible();
  guide.cut();
  await open(page, `${guide.url}#calibration-LFZZEA`);
  await expect(page.locator('#calibration-LFZZEA')).toBeInViewport();
});

test('paper without a network says which drawings it lacks, and of which tables it has but a few rows', async ({
  page,
  guide,
}) => {
  await open(page, guide.url);
  await expect(page.locator(kept)).toBeVisible();
  guide.cut();
  await open(page, `${guide.url}#calibration-LFZZEA`);
  await expect(page.locator('#calibration-LFZZEA')).toBeInViewport();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#calibration-LFZZEA')).toBeVisible();
  for (const few of await page.locator('.table-region[data-late]').all())
    await expect(few).toContainText(/\d+ of \d+ \w+\. /);
  const missing = page.locator('.figure-body:has(svg[data-late])');
  for (const body of await missing.all())
    expect(await body.evaluate((each) => getComputedStyle(each, '::after').content)).toContain(
      'has not come',
    );
});

test(
  'a network cut while the guide is being kept leaves nothing half kept',
  { tag: '@fault', annotation: { type: 'family', description: 'Service worker' } },
  async ({ page, guide }) => {
    guide.cutOff(/stock-library/);
    await open(page, guide.url);
    await expect(page.locator(`${state} > :visible`).first()).toContainText(
      'Not kept on this device',
    );
    const names = await page.evaluate(async () => {
      const all = await caches.keys();
      return (await navigator.serviceWorker.getRegistration())?.active ? all : [];
    });
    expect(names).toEqual([]);
    await expect(page.locator('#connect-read-patch-flash')).toHaveCount(1);

    guide.mend();
    await page.reload();
    await expect(page.locator(kept)).toBeVisible();
  },
);

test('a new version waits until it is taken, and keeps what was typed', async ({ page, guide }) => {
  await open(page, guide.url);
  await expect(page.locator(kept)).toBeVisible();
  guide.serveNext();

  await page.reload();
  await open(page, `${guide.url}#instrument-gears`);
  await page.waitForSelector('[data-island=gears][data-alive]');
  await page.locator('#instrument-gears').getByLabel('Shift at').fill('6400');
  await expect(page.locator(nextVersionMark)).toHaveCount(0);
  const news = page.locator('.new-version');
  await expect(news).toContainText('A new version of the guide is ready.');
  await news.getByRole('button', { name: 'Show it' }).click();

  await expect(page.locator(nextVersionMark)).toHaveCount(1);
  await hydrated(page);
  await page.waitForSelector('[data-island=gears][data-alive]');
  await expect(page.locator('#instrument-gears').getByLabel('Shift at')).toHaveValue('6400');
});

test(
  'a new version that the browser leaves waiting is taken at the next try',
  { tag: '@fault', annotation: { type: 'family', description: 'Service worker' } },
  async ({ page, guide }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('asked') !== null) return;
      ServiceWorker.prototype.postMessage = () => {
        sessionStorage.setItem('asked', 'yes');
      };
    });
    await open(page, guide.url);
    await expect(page.locator(kept)).toBeVisible();
    guide.serveNext();
    await page.reload();
    await page.locator('.new-version').getByRole('button', { name: 'Show it' }).click();
    await expect(page.locator(nextVersionMark)).toHaveCount(1);
    await expect(page.locator('.new-version')).toHaveCount(0);
  },
);

test(
  'a page that came while the new version began loads anew, once',
  { tag: '@fault', annotation: { type: 'family', description: 'Service worker' } },
  async ({ page, guide }) => {
    await open(page, guide.url);
    await expect(page.locator(kept)).toBeVisible();
    // As it is left by a page that took the new version and went before it began.
    await page.evaluate(() => localStorage.setItem('guide-taking', String(Date.now() + 30_000)));
    let pages = 0;
    page.on('load', () => {
      pages += 1;
    });
    await page.reload();
    await expect.poll(() => pages).toBe(2);
    await expect(page.locator(kept)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('guide-taking'))).toBeNull();
    expect(pages).toBe(2);
  },
);

test('a new version taken in one tab is shown in the others too', async ({ page, guide }) => {
  await open(page, guide.url);
  await expect(page.locator(kept)).toBeVisible();
  const other = await page.context().newPage();
  await open(other, guide.url);
  guide.serveNext();
  await page.reload();
  await page.locator('.new-version').getByRole('button', { name: 'Show it' }).click();
  await expect(other.locator(nextVersionMark)).toHaveCount(1);
  await expect(page.locator(nextVersionMark)).toHaveCount(1);
});

test('a new version can wait, and its bar keeps the rules of accessibility', async ({
  page,
  guide,
}) => {
  await open(page, guide.url);
  await expect(page.locator(kept)).toBeVisible();
  guide.serveNext();
  await page.reload();
  const news = page.locator('.new-version');
  await news.getByRole('button', { name: 'Later' }).click();
  await expect(news).toHaveCount(0);
  await expect(page.locator(nextVersionMark)).toHaveCount(0);
  await page.reload();
  await expect(news).toBeVisible();
  expect(await violationsIn(page, '.new-version')).toEqual([]);
});

test(
  'a network cut between two versions leaves the old one whole',
  { tag: '@fault', annotation: { type: 'family', description: 'Service worker' } },
  async ({ page, guide }) => {
    await open(page, guide.url);
    await expect(page.locator(kept)).toBeVisible();
    guide.serveNext();
    guide.cutOff(/ncmiatatuning-docs\/index\.html/);
    await page.reload();
    await hydrated(page);
    guide.cut();
    await page.reload();
    await hydrated(page);
    await expect(page.locator(nextVersionMark)).toHaveCount(0);
    await expect(page.locator(kept)).toBeVisible();
    await expect(page.locator('.new-version')).toHaveCount(0);
  },
);

test('keeping can be switched off for good, and back on', async ({ page, guide }) => {
  await open(page, guide.url);
  await expect(page.locator(kept)).toBeVisible();
  await page.evaluate(() => caches.open('another-site'));
  await page.getByRole('button', { name: 'Do not keep it' }).click();
  await expect(page.getByText('Not kept on this device: you switched that off.')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual(['another-site']);

  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Not kept on this device: you switched that off.')).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);

  await page.getByRole('button', { name: 'Keep it', exact: true }).click();
  await expect(page.locator(kept)).toBeVisible();
  expect(await violationsIn(page, state)).toEqual([]);
});

test('the guide can be installed, under its name and with icons that are there', async ({
  page,
  guide,
}) => {
  await open(page, guide.url);
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const response = await page.request.get(new URL(address, guide.url).href);
  const { name, icons, start_url } = (await response.json()) as {
    readonly name: string;
    readonly start_url: string;
    readonly icons: readonly { readonly src: string }[];
  };
  expect(name).toBe('NC Miata Tuning');
  expect(new URL(start_url, response.url()).href).toBe(guide.url);
  for (const { src } of icons)
    expect((await page.request.get(new URL(src, response.url()).href)).status(), src).toBe(200);
});

test(
  'a device that refuses to keep anything changes nothing',
  { tag: '@fault', annotation: { type: 'family', description: 'Service worker' } },
  async ({ page, guide }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.serviceWorker, 'register', {
        value: () => Promise.reject(new DOMException('Storage is blocked.', 'SecurityError')),
      });
    });
    await open(page, guide.url);
    await expect(page.locator(`${state} > :visible`).first()).toContainText(
      'Not kept on this device',
    );
    await page.keyboard.press('/');
    await expect(page.locator('#search-panel').getByRole('combobox')).toBeFocused();
  },
);
