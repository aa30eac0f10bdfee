import { expect, test } from '../../site/fixtures';
import { open, prefer } from '../../site/page';
import { storedIn } from '../stored';

test('a site without a footer shows none', { tag: '@R45' }, async ({ page }) => {
  await open(page);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test(
  'a stored colour mode is removed when the switch is disabled',
  { tag: '@R73' },
  async ({ page }) => {
    await prefer(page, 'dark');
    await open(page);
    await expect.poll(() => storedIn(page, 'theme')).toBeNull();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: /dark and light mode/ })).toHaveCount(0);
  },
);
