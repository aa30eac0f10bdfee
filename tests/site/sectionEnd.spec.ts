// Each section ends with a link to the next one and with the ways to say that something is wrong.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
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
    const link = part.locator('.next-section a').first();
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
  await expect(part.locator('.next-section')).toHaveCount(1);
  await expect(part.locator('.next-section a[href^="#"]')).toHaveCount(0);
});

test('each section links to its file, and to a report with place and version filled in', async ({
  page,
}) => {
  await open(page);
  const ends = await page.locator('.part:has(.next-section)').evaluateAll((parts) =>
    parts.map((part) => ({
      id: part.querySelector('h2, h3')?.id ?? '',
      number: part.querySelector('h2, h3')?.getAttribute('data-number') ?? '',
      links: [...part.querySelectorAll<HTMLAnchorElement>('.next-section a')].map(
        ({ href }) => href,
      ),
    })),
  );
  const sections = chapters().flatMap(({ id, sections: own }) =>
    own.map((each) => ({ id, own: each })),
  );
  expect(ends.length).toBeGreaterThanOrEqual(sections.length);
  const form = parse(readFileSync('.github/ISSUE_TEMPLATE/wrong-fact.yml', 'utf8')) as {
    body: { id?: string }[];
  };
  const fields = form.body.map(({ id }) => id);
  for (const { id, own } of sections) {
    const end = ends.find((each) => each.id === own.id);
    const edit = end?.links.find((href) => href.includes('/edit/main/'));
    expect(edit, own.id).toContain(`/docs/_chapters/${id}.mdx`);
    const report = new URL(
      end?.links.find((href) => href.includes('/issues/new')) ?? 'about:blank',
    );
    expect(Object.fromEntries(report.searchParams)).toEqual({
      template: 'wrong-fact.yml',
      where: `#${own.id}`,
      version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    // What is filled in has a field of that name.
    for (const name of ['where', 'version', 'calibration']) expect(fields).toContain(name);
  }
});

test('the calibration goes into a report only if the reader ticks it', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('guide-my-car', JSON.stringify({ calibration: 'LF9VEB' }));
  });
  const { id = '' } = earlyChapter().sections[0] ?? {};
  await open(page, `./#${id}`);
  const line = page.locator('.part', { has: page.locator(`#${id}`) }).locator('.next-section');
  const report = line.locator('a[href*="/issues/new"]');
  const tick = line.getByRole('checkbox', { name: 'with my calibration, LF9VEB' });
  await expect(tick).not.toBeChecked();
  await expect(report).not.toHaveAttribute('href', /LF9VEB/);
  await tick.check();
  await expect(report).toHaveAttribute('href', /&calibration=LF9VEB$/);
  await tick.uncheck();
  await expect(report).not.toHaveAttribute('href', /LF9VEB/);
});

test('without a calibration there is nothing to tick', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('guide-my-car', JSON.stringify({ engine: '2.0' }));
  });
  await open(page);
  await expect(page.locator('.next-section').first()).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.next-section input')).toHaveCount(0);
});
