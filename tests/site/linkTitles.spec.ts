// A link that prints the number of a place is titled with its name once it is pointed at, has the focus, or
// its section comes near the window.
import { expect, test } from './fixtures';
import { open } from './page';

test('the title is the heading, or the caption of the plate', async ({ page }) => {
  await open(page);
  // Far from the window nothing is titled yet; on the way to a link its neighbours are.
  const far = page.locator('article .part:nth-last-child(-n + 60) p > a.see');
  expect(
    await far.evaluateAll((links) => links.filter((link) => link.hasAttribute('title')).length),
  ).toBe(0);
  expect(await far.count()).toBeGreaterThan(10);
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
    await link.scrollIntoViewIfNeeded();
    await link.evaluate((each) => each.removeAttribute('title'));
    if (kind === 'h3') await link.focus();
    else await link.hover();
    await expect(link).toHaveAttribute('title', words.replace('\u200b', ''));
  }
});
