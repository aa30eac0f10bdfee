import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { open } from '../page';

/** The phone in the holder beside the key. */
export const phone = { width: 390, height: 844 };

/** The job view, by its class: to compute the names of all dialogs goes through the whole long page. */
export const viewOf = (page: Page): Locator => page.locator('.job-view');

/** The large key. */
export const tickKey = (page: Page): Locator => viewOf(page).locator('[data-key="tick"]');

export const placeOf = (page: Page): Locator => viewOf(page).locator('.job-place');

/** The button of a job in its section. */
export const buttonOf = (page: Page, id: string): Locator =>
  page.locator(`.part:has(> #${id}) > .do-job > .action`);

/** Presses the button of a job as a reader does who has come to its section. */
export async function openJob(page: Page, id: string): Promise<void> {
  await buttonOf(page, id).click();
  await expect(viewOf(page)).toBeVisible();
}

/** Opens the guide at a section, and its job. */
export async function startJob(page: Page, id: string): Promise<void> {
  await open(page, `./#${id}`);
  await openJob(page, id);
}

/** Presses the large key so many times. */
export async function tick(page: Page, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await tickKey(page).click();
}

/** Goes to a step of a fresh job by the large key. */
export async function goToStep(page: Page, step: number): Promise<void> {
  const place = await placeOf(page).textContent();
  await tick(page, place === 'Before step 1' ? step : step - 1);
  await expect(placeOf(page)).toContainText(`Step ${step} of`);
}

/** The words of a step in the page and in the view, sorted: a doubt may stand at another place. */
export function wordsOfStep(page: Page, id: string, step: number) {
  return page.evaluate(
    ([job, number]) => {
      const words = (elements: readonly Element[]): string =>
        elements
          .map((element) => {
            const copy = element.cloneNode(true) as Element;
            for (const each of copy.querySelectorAll('[hidden], svg')) each.remove();
            return copy.textContent;
          })
          .join(' ')
          .replace(/[\s\u2060]+/g, '')
          .split('')
          .sort()
          .join('');
      const steps = document
        .getElementById(job)
        ?.closest('.part')
        ?.querySelectorAll('.callout-steps > .callout-body > ol > li');
      const inPage = steps?.[number - 1];
      const parts = '.job-action, .job-more, .job-sight > div, .job-doubt > div';
      return {
        inPage: inPage ? words([inPage]) : '',
        inView: words([
          ...document.querySelectorAll(`.job-step > :is(${parts}), .job-step > ${parts}`),
        ]),
      };
    },
    [id, step] as const,
  );
}
