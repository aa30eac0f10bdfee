import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { open } from '../page';
import { goToStep, openJob, startJob, tickKey, viewOf } from './job';

/** The jobs that an owner does in the car, and the first round of the tune. */
const jobs = [
  'order-of-plug-and-key',
  'read-the-rom',
  'patch-the-rom',
  'flash-the-rom',
  'make-your-first-log',
  'load-scaling',
];

const sizes = { A4: '595 842', Letter: '612 792' } as const;

/** Sheets of a PDF as `width height` in whole points. */
const sheetsOf = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.floor(Number(width))} ${Math.floor(Number(height))}`,
  );

/** The words of the sheet that the browser makes when something is printed, and what else it shows. */
async function onPaper(page: Page): Promise<{ words: string; others: number }> {
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const sheet = document.querySelector<HTMLElement>('.job-on-paper');
    const words = sheet?.innerText ?? '';
    const others = [...document.body.children].filter(
      (each) => each !== sheet && each.checkVisibility(),
    ).length;
    window.dispatchEvent(new Event('afterprint'));
    return { words: words.replace(/\s+/g, ' '), others };
  });
  await page.emulateMedia({ media: null });
  return seen;
}

test('six jobs print as one or two sheets each, A4 and Letter', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    localStorage.setItem(
      'guide-my-car',
      JSON.stringify({ generation: 'NC1', engine: '2.0', gearbox: '6MT' }),
    );
  });
  await open(page);
  for (const id of jobs) {
    await test.step(id, async () => {
      await startJob(page, id);
      const { words, others } = await onPaper(page);
      expect(others).toBe(0);
      const told = await page.evaluate((name) => {
        const part = document.getElementById(name)?.closest('.part');
        const count = (selector: string) => part?.querySelectorAll(selector).length ?? 0;
        const title = part?.querySelector('.callout-danger .callout-title, .callout-danger > p');
        return {
          title: part?.querySelector('h3')?.firstChild?.textContent ?? '?',
          danger: title?.textContent ?? '',
          needs: count('.callout-you-need > .callout-body > ul > li'),
          steps: count('.callout-steps > .callout-body > ol > li'),
        };
      }, id);
      for (const part of [told.title, told.danger, 'NC1 2.0 6MT', 'Date', 'Notes and values'])
        expect(words).toContain(part);
      expect(words.indexOf(told.danger)).toBeLessThan(words.indexOf('Steps'));

      for (const [format, size] of Object.entries(sizes)) {
        const pdf = await page.pdf({ format, preferCSSPageSize: true });
        const sheets = sheetsOf(pdf);
        expect(sheets.length, `${id} in ${format}`).toBeGreaterThanOrEqual(1);
        expect(sheets.length, `${id} in ${format}`).toBeLessThanOrEqual(2);
        expect(new Set(sheets)).toEqual(new Set([size]));
      }
      // Nothing of the sheet stays behind.
      await expect(page.locator('.job-on-paper')).toHaveCount(0);
      await viewOf(page)
        .getByRole('button', { name: /^Leave the job/ })
        .click();
      await expect(viewOf(page)).toHaveCount(0);
    });
  }
});

test('the sheet has a box for each need and step, ticked where the view is', async ({ page }) => {
  await startJob(page, 'flash-the-rom');
  await viewOf(page).locator('.job-needs [role="checkbox"]').first().click();
  await goToStep(page, 4);
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const boxes = (list: string) =>
      [...document.querySelectorAll(`.job-on-paper ${list} > li > .paper-box`)].map(
        (box) => box.textContent,
      );
    const write = document.querySelector('.paper-notes')?.getBoundingClientRect();
    return {
      needs: boxes('.paper-needs'),
      steps: boxes('.paper-steps'),
      room: [...document.querySelectorAll('.job-on-paper .paper-room')].length,
      notes: write?.height ?? 0,
      bars: [
        ...document.querySelectorAll('.job-on-paper :is(.paper-steps, .paper-parts) p'),
      ].filter((each) => !['none', 'normal'].includes(getComputedStyle(each, '::before').content))
        .length,
      noStop: document.querySelector('.paper-no-stop')?.textContent,
    };
  });
  expect(seen.needs).toEqual(['✓', ...Array.from({ length: 7 }, () => '')]);
  expect(seen.steps).toEqual(['✓', '✓', '✓', ...Array.from({ length: 7 }, () => '')]);
  expect(seen.room).toBe(10);
  expect(seen.notes).toBeGreaterThan(150);
  // The bar of a doubtful paragraph would stand on the number of its step.
  expect(seen.bars).toBe(0);
  expect(seen.noStop).toContain('No stop and no way back now.');
});

test('the view prints by its button, its line by another, and the guide once it is closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await open(page, './#order-of-plug-and-key');
  await openJob(page, 'order-of-plug-and-key');
  await viewOf(page).getByRole('button', { name: 'Print this job' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');

  await goToStep(page, 6);
  await tickKey(page).click();
  await viewOf(page).getByRole('button', { name: 'Print the line' }).click();
  expect((await onPaper(page)).words).toBe('');
  await expect(page.locator('.logbook-sheet')).toHaveCount(0);

  await viewOf(page)
    .getByRole('button', { name: /^Leave the job/ })
    .click();
  await expect(viewOf(page)).toHaveCount(0);
  expect(await onPaper(page)).toEqual({ words: '', others: 1 });
});
