import { expect, test } from './fixtures';
import { keepOneOfEveryKind } from './oneOfEveryKind';
import { addStyles, open, sidewaysScroll } from './page';
import { title } from './specification/shell';

for (const path of ['./', './nope']) {
  test(`${path} does not scroll sideways at 320 px`, { tag: '@smoke' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test(`${path} does not scroll sideways with text at 200 %`, async ({ page }) => {
    await open(page, path);
    await addStyles(page, 'html { font-size: 200% !important; }');
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(title(page)).toBeVisible();
  });
}

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await open(page);
    await keepOneOfEveryKind(page);
    const moving = await page.evaluate(() => {
      /** The longest of a list of CSS times, in seconds. */
      const longest = (times: string): number =>
        Math.max(
          ...times.split(',').map((time) => parseFloat(time) / (time.includes('ms') ? 1000 : 1)),
        );
      return [...document.body.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationDuration, animationName } =
            getComputedStyle(element);
          const animated = animationName !== 'none' && longest(animationDuration) > 0.01;
          return animated || longest(transitionDuration) > 0.01;
        })
        .map(
          (element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
        );
    });
    expect([...new Set(moving)]).toEqual([]);
  });
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the page is there and takes the colours of the system', async ({ page }) => {
    await open(page);
    await expect(title(page)).toBeVisible();
    const { paper, canvas } = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.background = 'Canvas';
      const canvas = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return { paper: getComputedStyle(document.documentElement).backgroundColor, canvas };
    });
    expect([canvas, 'rgba(0, 0, 0, 0)']).toContain(paper);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
