import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Takes everything away that is neither in the element nor around it. */
export const leaveAlone = (page: Page, place: string): Promise<void> =>
  page.locator(place).evaluate((left) => {
    const end = left.parentElement?.closest('article, body');
    for (let part: Element = left; part !== end;) {
      const above: Element | null = part.parentElement;
      if (!above) return;
      for (const other of [...above.children]) if (other !== part) other.remove();
      part = above;
    }
  });

/** The two windows in which looks are judged. */
export const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

/** The rules whose answer depends on width and colours; the others are asked once. */
const rulesOfLooks = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** The names of the rules that are broken as the page stands, each with what it looks like and where. */
async function brokenRules(page: Page, place: string, look: string, isFirst: boolean) {
  const builder = new AxeBuilder({ page })
    .include(place)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (!isFirst) builder.withRules(rulesOfLooks);
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${look}: ${id}; ${nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`).join('; ')}`,
  );
}

/** Lets the colours of a new look settle. */
const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((settled) => {
        requestAnimationFrame(() => requestAnimationFrame(() => settled()));
      }),
  );

/**
 * What axe finds in one part of the page in the state it is in: in both widths, both colour modes and
 * on paper. The rest of a long page would take minutes and is no part of it, so it is taken away: ask
 * last. What is in one width only goes with the other.
 *
 * @param place selector of the part
 * @returns each broken rule, with width, mode, elements and what is wrong with them
 */
export async function violationsIn(page: Page, place: string): Promise<readonly string[]> {
  await leaveAlone(page, place);
  // No transitions, so that no colour is measured halfway.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  let isFirst = true;
  const look = async (name: string): Promise<void> => {
    await nextFrames(page);
    // The first look must find it: axe itself fails there.
    if (isFirst || (await page.locator(place).count()) > 0)
      found.push(...(await brokenRules(page, place, name, isFirst)));
    isFirst = false;
  };
  const { width: first = 0 } = page.viewportSize() ?? {};
  // First the width in which the state came about.
  const order = Object.entries(widths).sort(([, { width }]) => (width === first ? -1 : 1));
  for (const [width, viewport] of order) {
    await page.setViewportSize(viewport);
    // Nothing may lie under the bar by where the page happened to stand.
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
      }, mode);
      await look(`${width}, ${mode}`);
    }
  }
  await page.emulateMedia({ media: 'print' });
  await look('paper');
  await page.emulateMedia({ media: null });
  return found;
}
