// Each section ends with a link to the next one.
import { expect, test } from './fixtures';
import { chapters, earlyChapter, nextChapter } from './guide';
import { open } from './page';

test('a section leads to the next, the last of a chapter to the next chapter', async ({ page }) => {
  await open(page);
  const [first, second] = earlyChapter().sections;
  const last = earlyChapter().sections.at(-1);
  for (const [from, to] of [
    [first, second],
    [last, nextChapter()],
  ]) {
    const part = page.locator('.part', { has: page.locator(`#${from?.id}`) });
    const link = part.locator('.next-section a');
    await expect(link).toHaveText(`Next: ${to?.number} ${to?.title}`);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${to?.id}$`));
    await expect(page.locator(`#${to?.id}`)).toBeInViewport();
  }
});

test('the last section of the guide leads nowhere on', async ({ page }) => {
  await open(page);
  const id = chapters().at(-1)?.sections.at(-1)?.id ?? '';
  const part = page.locator('.part', { has: page.locator(`#${id}`) });
  await expect(part).toHaveCount(1);
  await expect(part.locator('.next-section')).toHaveCount(0);
});
