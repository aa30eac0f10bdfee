import { JSDOM } from 'jsdom';
// The article is static HTML: the program adopts it and must not lose a word, or a style, of it.
import { expect, test } from '../fixtures';
import { open } from '../page';
import { articleText, staticArticleText } from './articleText';
import { readScript, readStyles, staticHtml } from './generated';
import { article, brand, expectGuide, title } from './shell';

test(
  'the text of the page is the text that was served, to the last character',
  { tag: ['@R1', '@smoke'] },
  async ({ page }) => {
    await open(page);
    const served = await staticArticleText(page);
    expect(served.length).toBeGreaterThan(20_000);
    expect(await articleText(page)).toBe(served);
  },
);

test(
  'leaving for the not-found page and coming back keeps every word',
  { tag: '@R1' },
  async ({ page }) => {
    await open(page);
    const served = await staticArticleText(page);
    await page.evaluate(() => {
      history.pushState({}, '', 'nope');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(title(page)).toHaveText('Page Not Found');
    await page.goBack();
    await expectGuide(page);
    expect(await articleText(page)).toBe(served);
  },
);

test(
  'coming from the not-found page brings every word, time and again',
  { tag: '@R1' },
  async ({ page }) => {
    await open(page, './nope');
    await brand(page).click();
    await expectGuide(page);
    const served = await staticArticleText(page);
    expect(await articleText(page)).toBe(served);
    await page.goBack();
    await expect(title(page)).toHaveText('Page Not Found');
    await page.goForward();
    await expectGuide(page);
    expect(await articleText(page)).toBe(served);
  },
);

test(
  'what the reader has unfolded stays unfolded while they are away',
  { tag: '@R1' },
  async ({ page }) => {
    await open(page, './nope');
    await brand(page).click();
    await expectGuide(page);
    const fold = article(page).locator('details').first();
    await fold.locator('summary').click();
    await expect(fold).toHaveAttribute('open');
    await page.goBack();
    await expect(title(page)).toHaveText('Page Not Found');
    await page.goForward();
    await expectGuide(page);
    await expect(article(page).locator('details').first()).toHaveAttribute('open');
  },
);

test('the reader does not load the text a second time with the program', { tag: '@R1' }, () => {
  const program = readScript('');
  const { document } = new JSDOM(staticHtml('index')).window;
  // An instrument speaks while it computes, so that its program has its words.
  for (const island of document.querySelectorAll('[data-island]')) island.remove();
  const sentences = [...document.body.innerHTML.matchAll(/<p[^>]*>([^<&"'\\]{60,})/g)].map(
    ([, words]) => words ?? '',
  );
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.filter((words) => program.includes(words))).toEqual([]);
});

for (const name of ['index', '404'] as const) {
  test(`every scoped class of ${name}.html has its rule in the stylesheet`, { tag: '@R1' }, () => {
    const styles = readStyles();
    const classes = [...staticHtml(name).matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(
      ([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/),
    );
    // The bundler adds an underscore and four signs of a hash to the classes of one component of the
    // theme; our own components have short names that begin with an underscore.
    const scoped = new Set(classes.filter((word) => /^\w+?_[\w-]{4}$|^_[0-9a-z]+$/.test(word)));
    expect(scoped.size).toBeGreaterThan(8);
    const missing = [...scoped].filter((word) => !styles.includes(`.${word}`));
    expect(missing).toEqual([]);
  });
}
