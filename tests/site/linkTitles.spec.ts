// A link that prints the number of a place is titled with its name once it is pointed at or has the focus.
import { expect, test } from './fixtures';
import { open } from './page';

test('the title is the heading, or the caption of the plate', async ({ page }) => {
  await open(page);
  for (const kind of ['h3', '.data-table', 'figure']) {
    const id = await page.locator('article').evaluate((article, wanted) => {
      const links = [...article.querySelectorAll<HTMLAnchorElement>('p > a.see')];
      return links
        .map(({ hash }) => hash)
        .find((hash) => document.querySelector(hash)?.matches(wanted));
    }, kind);
    const link = page.locator(`article p > a.see[href="${id ?? ''}"]`).first();
    const words = await page
      .locator(id ?? '')
      .evaluate(
        (place) => (place.querySelector('figcaption div p, [id$=-caption]') ?? place).textContent,
      );
    await expect(link).not.toHaveAttribute('title');
    await link.scrollIntoViewIfNeeded();
    if (kind === 'h3') await link.focus();
    else await link.hover();
    await expect(link).toHaveAttribute('title', words.replace('\u200b', ''));
  }
});
