import { expect, test } from './fixtures';
import { open } from './page';
import questions from './questions.json' with { type: 'json' };

/** How far down the answer may stand: what a reader sees at once on a phone. */
const seenAtOnce = 3;

test(
  'every question that owners ask leads to its answer among the first results',
  { tag: '@smoke' },
  async ({ page }) => {
    test.setTimeout(600_000);
    await open(page);
    await page.keyboard.press('/');
    const panel = page.locator('[role=dialog][aria-label="Search the guide"]');
    const field = panel.getByRole('combobox', { name: 'Search the guide' });
    for (const { question, answerId } of questions) {
      const answer = await page.locator(`[id="${answerId}"]`).evaluate((heading) => {
        const link = heading.querySelector('.hash-link');
        return heading.textContent.replace(link?.textContent ?? '', '').trim();
      });
      await field.fill(question);
      const first = panel.getByRole('option');
      await expect
        .poll(async () => (await first.allInnerTexts()).slice(0, seenAtOnce).join('\n'), {
          message: question,
        })
        .toContain(answer);
    }
  },
);
