import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { open, prefer } from './page';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
const places = { 'the guide': './', 'the not-found page': './nope' };

// Transitions off, so that no colour is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [place, path] of Object.entries(places)) {
  for (const [width, viewport] of Object.entries(widths)) {
    for (const mode of ['light', 'dark'] as const) {
      test(`${place} has no axe violation: ${width}, ${mode}`, async ({ page }) => {
        // The whole guide is one page, and axe looks at each of its elements.
        test.setTimeout(240_000);
        await page.setViewportSize(viewport);
        await prefer(page, mode);
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);

        const { violations } = await new AxeBuilder({ page })
          .options({ resultTypes: ['violations'] })
          .withTags(standards)
          .analyze();
        const found = violations.map(({ id, nodes }) => ({
          rule: id,
          times: nodes.length,
          first: nodes
            .slice(0, 5)
            .map(({ target, failureSummary }) => ({ target, failureSummary })),
        }));
        expect(found).toEqual([]);
      });
    }
  }
}
