import { expect, test } from './fixtures';
import { open } from './page';

test('the first Tab lands on the skip link, which leads into the main part', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => {
    const skipTarget = document.getElementById('__docusaurus_skipToContent_fallback');
    return skipTarget?.contains(document.activeElement);
  });
  expect(inMain).toBe(true);
});

test('after the skip link the keyboard reaches the bar', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const inBar = page.getByRole('navigation', { name: 'Main' }).locator(':focus');
  await expect(inBar).toBeInViewport();
});
