import { readdirSync } from 'node:fs';
import { expect, test } from './fixtures';
import { open } from './page';

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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing is asked of third parties but the maths stylesheet and its fonts', async ({
  page,
  foreignRequests,
}) => {
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(foreignRequests.filter((address) => address.endsWith('.css'))).toHaveLength(1);
});
