// Section 2.7 of the conformance list: validation, roles and calls, on the production build.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isKatex } from '../network';
import { expect, test } from '../fixtures';
import { open } from '../page';
import { documentChunks, staticHtml } from './generated';
import { brand, colourToggle, dialog, expectGuide } from './shell';

for (const path of ['./', './nope']) {
  test(`${path} holds no form, and the search needs none`, { tag: '@R89' }, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press('/');
    await page.keyboard.type('battery');
    await expect(dialog(page).getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('search').first()).toBeAttached();
    await expect(page.locator('form')).toHaveCount(0);
  });
}

test('there are no roles and no login', { tag: '@R94' }, async ({ page }) => {
  await open(page, './nope');
  await expect(page.locator('input[type="password"], [autocomplete*="password"]')).toHaveCount(0);
  const entrance = /^(?:log|sign) (?:in|up|out)$|^register$|^account$/i;
  await expect(page.getByRole('button', { name: entrance })).toHaveCount(0);
  await expect(page.getByRole('link', { name: entrance })).toHaveCount(0);
});

test(
  'all calls are for files of the site or for the maths stylesheet',
  { tag: '@R95' },
  async ({ page, baseURL }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      const isOwn = url.startsWith(baseURL ?? '') && request.method() === 'GET';
      if (!isOwn && !url.startsWith('data:') && !isKatex(url)) calls.push(url);
    });
    page.on('websocket', (socket) => calls.push(socket.url()));
    await page.addInitScript(() => {
      navigator.sendBeacon = () => {
        throw new Error('a beacon was sent');
      };
    });
    await open(page, './nope');
    await brand(page).click();
    await expectGuide(page);
    await colourToggle(page).click();
    await page.keyboard.press('/');
    await page.keyboard.type('flash');
    await dialog(page).getByRole('option').first().click();
    await page.mouse.wheel(0, 5000);
    await page.waitForLoadState('networkidle');
    await page.reload({ waitUntil: 'networkidle' });
    expect(calls).toEqual([]);
  },
);

test(
  'without link prefetch the parts are fetched by GET with credentials',
  { tag: '@R97' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const calls: { file: string; method: string; credentials: boolean }[] = [];
      Object.assign(window, { calls });
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own list below
      const { supports } = DOMTokenList.prototype;
      DOMTokenList.prototype.supports = function (token) {
        return token !== 'prefetch' && supports.call(this, token);
      };
      const opened = new WeakMap<XMLHttpRequest, string[]>();
      const { open, send } = XMLHttpRequest.prototype as unknown as Record<
        'open' | 'send',
        (...given: unknown[]) => void
      >;
      XMLHttpRequest.prototype.open = function (...given: unknown[]) {
        opened.set(this, given.map(String));
        open.apply(this, given);
      };
      XMLHttpRequest.prototype.send = function (...given: unknown[]) {
        const [method = '', url = ''] = opened.get(this) ?? [];
        calls.push({ file: url.replace(/^.*\//, ''), method, credentials: this.withCredentials });
        send.apply(this, given);
      };
    });
    await open(page, './nope');
    interface Call {
      readonly file: string;
      readonly method: string;
      readonly credentials: boolean;
    }
    const calls = () => page.evaluate(() => (window as { calls?: Call[] }).calls ?? []);
    await expect
      .poll(async () => [...new Set((await calls()).map(({ file }) => file))].sort())
      .toEqual(documentChunks());
    for (const { method, credentials } of await calls()) {
      expect({ method, credentials }).toEqual({ method: 'GET', credentials: true });
    }
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  },
);

test(
  'the maths stylesheet is named by version and hash of the installed one',
  { tag: '@R98' },
  async ({ page, foreignRequests }) => {
    const { version } = JSON.parse(readFileSync('node_modules/katex/package.json', 'utf8')) as {
      version: string;
    };
    const address = `https://cdn.jsdelivr.net/npm/katex@${version}/dist/katex.min.css`;
    const sheet = readFileSync('node_modules/katex/dist/katex.min.css');
    const hash = `sha384-${createHash('sha384').update(sheet).digest('base64')}`;
    // The stand-in of the CDN may be slow on a busy machine: how long the page waits is R46.
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window) as (run: TimerHandler, ms?: number) => number;
      window.setTimeout = ((run: TimerHandler, ms?: number) =>
        later(run, ms === 3000 ? 600_000 : ms)) as typeof setTimeout;
    });
    await open(page);
    const link = page.locator('link[data-local-copy]');
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('integrity', hash);
    await expect(link).toHaveAttribute('crossorigin', 'anonymous');
    await expect(link).toHaveAttribute('media', 'all');
    expect(foreignRequests.filter((url) => url.endsWith('.css'))).toEqual([address]);
    for (const name of ['index', '404'] as const) {
      expect(staticHtml(name).split(hash)).toHaveLength(3);
    }
  },
);
