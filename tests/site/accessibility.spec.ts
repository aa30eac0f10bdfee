import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { leaveAlone } from './axeAlone';
import { expect, test } from './fixtures';
import { keepOneOfEveryKind } from './oneOfEveryKind';
import { addStyles, open, prefer } from './page';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
const places = { 'the guide': './', 'the not-found page': './nope' };

// Transitions off, so that no colour is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(standards);

async function violations(builder: AxeBuilder) {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => ({
    rule: id,
    times: nodes.length,
    first: nodes.slice(0, 5).map(({ target, failureSummary }) => ({ target, failureSummary })),
  }));
}

for (const [place, path] of Object.entries(places)) {
  for (const [width, viewport] of Object.entries(widths)) {
    for (const mode of ['light', 'dark'] as const) {
      test(`${place} has no axe violation: ${width}, ${mode}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await prefer(page, mode);
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await keepOneOfEveryKind(page);
        expect(await violations(axe(page))).toEqual([]);
      });
    }
  }
}

test('no chapter has an axe violation, colours aside', { tag: '@smoke' }, async ({ page }) => {
  // Every element of a long page is looked at, one chapter after the other: axe compares elements with
  // each other, and the time grows with the square of what is on the page.
  test.setTimeout(300_000);
  await open(page);
  // What is far from the window has the height of a guess, and its lower end would lie across what
  // follows. A reader never sees it so: whatever comes near is laid out.
  await addStyles(page, '.part { content-visibility: visible !important }');
  await leaveAlone(page, 'article');
  const chapters = await page.evaluateHandle(() => {
    const article = document.querySelector('.part')?.parentElement;
    const found: Element[][] = [[]];
    for (const part of article?.children ?? []) {
      if (part.matches('.part-chapter')) found.push([]);
      found.at(-1)?.push(part);
    }
    return { article, found };
  });
  const count = await chapters.evaluate(({ found }) => found.length);
  expect(count).toBeGreaterThan(16);
  for (let at = 0; at < count; at += 1) {
    await chapters.evaluate(({ article, found }, only) => {
      article?.replaceChildren(...(found[only] ?? []));
    }, at);
    const faults = await violations(axe(page).disableRules(['color-contrast']));
    expect(faults, `chapter ${at}`).toEqual([]);
  }
});
