import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { leaveAlone, violationsIn, widths } from './axeAlone';
import { expect, test } from './fixtures';
import { keepOneOfEveryKind } from './oneOfEveryKind';
import { addStyles, open, prefer } from './page';
import { openDrawer } from './specification/shell';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const places = { 'the guide': './', 'the not-found page': './nope' };

// Transitions off, so that no colour is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(standards);

/** What is folded away is looked at, too. */
const unfold = (page: Page): Promise<void> =>
  page.locator('article').evaluateAll((articles) => {
    for (const article of articles)
      for (const fold of article.querySelectorAll('details')) fold.open = true;
  });

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
      test(`${place} has no axe violation: ${width}, ${mode}`, async ({ page, consoleWatch }) => {
        // An island that is cut down to one of every kind, and comes near on paper, is drawn anew.
        consoleWatch.allow(/React error #418/);
        await page.setViewportSize(viewport);
        await prefer(page, mode);
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await keepOneOfEveryKind(page);
        await unfold(page);
        expect(await violations(axe(page))).toEqual([]);
        await page.emulateMedia({ media: 'print' });
        // Nobody taps on paper.
        const onPaper = axe(page).disableRules('target-size');
        expect(await violations(onPaper), 'on paper').toEqual([]);
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

interface State {
  /** What is looked at. */
  readonly place: string;
  readonly path?: string;
  readonly come: (page: Page) => Promise<void>;
}

const phone = (page: Page): Promise<void> => page.setViewportSize(widths.phone);

/** States of the shell and of the article; instruments, search and jobs are asked in their own tests. */
const states: Readonly<Record<string, State>> = {
  'the open drawer': {
    place: '.navbar-sidebar',
    come: async (page) => {
      await phone(page);
      await openDrawer(page);
    },
  },
  'the explanation of a source': {
    place: '[role=tooltip]',
    come: (page) => page.locator('article a[href^="#source-"]').nth(6).focus(),
  },
  'the explanation of a term': {
    place: '[role=tooltip]',
    come: (page) => page.locator('article a[href^="#term-"]').first().focus(),
  },
  'the handle of a paragraph': {
    place: '.passage-handle',
    path: './#the-adapter',
    come: (page) => page.locator('.part:has(> #the-adapter) > p').first().hover(),
  },
  'a section with everything unfolded': {
    place: '.part:has(> #the-adapter)',
    path: './#the-adapter',
    come: (page) =>
      page.locator('.part:has(> #the-adapter)').evaluate((part) => {
        for (const fold of part.querySelectorAll('details')) fold.open = true;
      }),
  },
  'a sample that was copied': {
    place: '.part:has(> #add-one-parameter)',
    path: './#add-one-parameter',
    come: async (page) => {
      await page.context().grantPermissions(['clipboard-write']);
      const sample = page.locator('.part:has(> #add-one-parameter) .code-sample');
      await sample.getByRole('button').click();
      await expect(sample).toContainText('Copied');
    },
  },
  'an instrument whose program did not come': {
    place: '[data-island="gears"]',
    come: async (page) => {
      await page.route('**/instrument-*.js', (route) => route.abort());
      await page.evaluate(() => {
        location.hash = '#instrument-gears';
      });
      await expect(page.locator('[data-island="gears"]')).toContainText('This part did not load.');
    },
  },
  'the crash screen': {
    place: '.single-screen:has([role=alert])',
    path: './nope',
    come: async (page) => {
      await page.locator('main').evaluate((main) => main.remove());
      await page.locator('.navbar__brand').click();
    },
  },
};

for (const [state, { place, path, come }] of Object.entries(states)) {
  test(`${state} has no axe violation`, async ({ page, consoleWatch }) => {
    consoleWatch.allow(/removeChild|ERR_FAILED|This part did not load/);
    await open(page, path);
    await come(page);
    await expect(page.locator(place).first()).toBeVisible();
    expect(await violationsIn(page, place)).toEqual([]);
  });
}
