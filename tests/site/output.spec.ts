import { readdirSync } from 'node:fs';
import { expect, test } from './fixtures';
import { open } from './page';
import { title } from './specification/shell';

test('the build holds exactly two HTML files', () => {
  const files = readdirSync('build', { encoding: 'utf8', recursive: true });
  const pages = files.filter((file) => /\.x?html?$/.test(file)).sort();
  expect(pages).toEqual(['404.html', 'index.html']);
});

test('the index document comes alive at the base path', async ({ page, baseURL }) => {
  const response = await page.goto('./');
  expect(response?.status()).toBe(200);
  expect(page.url()).toBe(baseURL);
  await open(page);
  await expect(title(page)).toBeVisible();
});

test('nothing is asked of third parties but the maths stylesheet and its fonts', async ({
  page,
  foreignRequests,
}) => {
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(foreignRequests.filter((address) => address.endsWith('.css'))).toHaveLength(1);
});

for (const cdn of ['answers', 'blocked'] as const) {
  test.describe(`the CDN of the maths stylesheet ${cdn === 'blocked' ? 'is blocked' : 'answers'}`, () => {
    test.use({ cdn });

    test('a page load asks another host for that stylesheet alone, and reports no error of its own', async ({
      page,
      consoleWatch,
      foreignRequests,
    }) => {
      await open(page);
      await expect(page.locator('html')).toHaveAttribute('data-maths', 'ready');
      await page.waitForLoadState('networkidle');
      expect(foreignRequests).toEqual([expect.stringMatching(/\/katex\.min\.css$/)]);
      // That a request was refused is the browser's own line; no page can keep it back.
      const refused = /^error: Failed to load resource: \S+ \(\S+\/katex\.min\.css\)$/;
      const errors = consoleWatch.all().filter((line) => !line.startsWith('warning:'));
      expect(errors.filter((line) => !refused.test(line))).toEqual([]);
    });
  });
}
