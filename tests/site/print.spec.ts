import { expect, test } from './fixtures';
import { chapters } from './guide';
import { open, prefer } from './page';
import { bar, title } from './specification/shell';

test('paper shows the article in dark ink on white, without the shell', async ({ page }) => {
  await prefer(page, 'dark');
  await open(page);
  await page.emulateMedia({ media: 'print' });

  await expect(title(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);

  const { paper, ink } = await page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor,
    ink: getComputedStyle(document.querySelector('article p') ?? document.body).color,
  }));
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(paper);
  const channels = (ink.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  expect(Math.max(...channels)).toBeLessThan(96);
});

test(
  'the print is on A4, and every chapter begins at the head of a page of its own, in order',
  { tag: '@smoke' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await open(page);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(sheets.length).toBeGreaterThan(chapters().length);
    const sizes = sheets.map(
      ([, width, height]) => `${Math.round(Number(width))} ${Math.round(Number(height))}`,
    );
    // A4 in points.
    expect([...new Set(sizes)]).toEqual(['595 842']);
    const heads = chapters().map(({ id }) => {
      const [, sheet, top] = new RegExp(`/${id} \\[(\\d+) 0 R /XYZ 0 ([\\d.]+) `).exec(pdf) ?? [];
      return { id, sheet: Number(sheet), top: Math.round(Number(top)) };
    });
    expect(heads.filter(({ top }) => top !== 842)).toEqual([]);
    const places = heads.map(({ sheet }) => sheet);
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
  },
);

test(
  'nothing is wider than A4, or the browser prints the whole guide smaller',
  { tag: '@smoke' },
  async ({ page }) => {
    const widthOfTextOnA4 = Math.round(((210 - 2 * 14) / 25.4) * 96);
    await page.setViewportSize({ width: widthOfTextOnA4, height: 900 });
    await open(page);
    await page.emulateMedia({ media: 'print' });

    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(widthOfTextOnA4);
  },
);

test('paper unfolds the lists of tables and carries the contents of all chapters', async ({
  page,
}) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  // The lists come for paper.
  await expect(page.locator('[data-late]')).toHaveCount(0);

  const unfolded = await page
    .locator('.table-region > details')
    .evaluateAll((folds) => folds.map((fold) => fold.lastElementChild?.checkVisibility()));
  expect(unfolded.length).toBeGreaterThan(0);
  expect(unfolded).not.toContain(false);
  const last = chapters().at(-1)?.sections.at(-1)?.id ?? '';
  await expect(page.locator(`.doc-contents a[href="#${last}"]`)).toBeVisible();
});

test('the head of each page names the chapter that stands on it', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  const wrong = await page.locator('.part:has(> :is(h2, h3)[data-number])').evaluateAll((parts) =>
    parts
      .map((part) => ({
        number: part.querySelector<HTMLElement>('h2, h3')?.dataset.number ?? '',
        head: getComputedStyle(part).getPropertyValue('page'),
      }))
      .filter(({ number, head }) => head !== `chapter-${number.split('.')[0] ?? ''}`),
  );
  expect(wrong).toEqual([]);
});
