import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { kept, test } from '../offline/offlineTest';
import { hydrated, open } from '../page';
import { openJob, phone, placeOf, startJob, tick, tickKey, viewOf, wordsOfStep } from './job';

test.use({ viewport: phone, hasTouch: true });

/** The jobs that an owner does in the car, and the first round of the tune. */
const jobs = [
  'order-of-plug-and-key',
  'read-the-rom',
  'patch-the-rom',
  'flash-the-rom',
  'make-your-first-log',
  'load-scaling',
];

/** Every warning of the section, once, and every need to tick. */
async function prepare(page: Page, id: string): Promise<void> {
  const view = viewOf(page);
  const section = page.locator(`.part:has(> #${id})`);
  const warnings = section.locator('.callout-danger, .callout-caution');
  await expect(view.locator('.callout-danger, .callout-caution')).toHaveCount(
    await warnings.count(),
  );
  const needs = view.locator('.job-needs [role="checkbox"]');
  const needed = section.locator('.callout-you-need > .callout-body > ul > li');
  await expect(needs).toHaveCount(await needed.count());
  for (const need of await needs.all()) await need.click();
  await expect(view.locator('.job-needs [aria-checked="true"]')).toHaveCount(await needed.count());
  await tickKey(page).click();
}

/** Enters a job that the step sends to, ticks it to its end, and is back at the step. Returns whether there was one. */
async function callAndReturn(page: Page, place: string): Promise<boolean> {
  const call = viewOf(page).locator('.job-call').first();
  if ((await call.count()) === 0) return false;
  const caller = await viewOf(page).locator('h2').textContent();
  await call.click();
  await expect(viewOf(page).locator('.job-waiting')).toContainText(`${caller ?? ''} waits`);
  for (let key = 0; (await viewOf(page).locator('.job-waiting').count()) > 0; key++) {
    expect(key, 'the nested job ends').toBeLessThan(40);
    await tick(page);
  }
  await expect(viewOf(page).locator('h2')).toHaveText(caller ?? '');
  await expect(placeOf(page)).toHaveText(place);
  return true;
}

/** The phone is locked and the browser drops the page: all is there again, and a clock has gone on. */
async function reload(page: Page, place: string, ticks: number): Promise<void> {
  await page.reload();
  await hydrated(page);
  await expect(placeOf(page)).toHaveText(place);
  await expect(viewOf(page).locator('[data-bar="done"]')).toHaveCount(ticks);
}

/** Ends the job with a line in the logbook. */
async function finish(page: Page, id: string, count: number): Promise<void> {
  const view = viewOf(page);
  await expect(placeOf(page)).toHaveText(`${count} of ${count} ticked`);
  const worked = page.locator(`.part:has(> #${id}) .callout-worked`);
  await expect(view.locator('.job-worked')).toHaveCount(await worked.count());
  await view.getByLabel('File', { exact: true }).fill(`${id}.bin`);
  await view.getByLabel('Result').fill('Idle as before.');
  await tickKey(page).click();
  await expect(view.getByText('Written into the logbook, on this device only.')).toBeVisible();
  await tick(page);
  await expect(view).toHaveCount(0);
}

/** Jobs that send through another one, and jobs with a time that matters: the tests must meet both. */
const nested = ['read-the-rom', 'flash-the-rom', 'load-scaling'];
const timed = ['order-of-plug-and-key', 'flash-the-rom'];

for (const id of jobs) {
  test(`${id} is carried out on a phone without a network, from needs to logbook`, async ({
    page,
    guide,
  }) => {
    test.slow();
    await open(page, `${guide.url}#${id}`);
    await expect(page.locator(kept)).toBeVisible();
    // The job view has never been opened: what is kept must hold it.
    guide.cut();
    await page.reload();
    await hydrated(page);
    await openJob(page, id);
    const view = viewOf(page);
    await prepare(page, id);
    const steps = page.locator(`.part:has(> #${id}) .callout-steps > .callout-body > ol > li`);
    const count = await steps.count();
    let [hasCalled, hasTimed] = [false, false];
    for (let step = 1; step <= count; step++) {
      const place = `Step ${step} of ${count}`;
      await expect(placeOf(page)).toHaveText(place);
      const { inPage, inView } = await wordsOfStep(page, id, step);
      expect(inView, `the words of step ${step}`).toBe(inPage);
      expect(inPage).not.toBe('');
      // What kills is told once, before the first step; the key is wide enough for a thumb.
      const seen = await view.evaluate((element) => ({
        dangers: element.querySelectorAll('.callout-danger').length,
        sideways: element.scrollWidth - element.clientWidth,
        isTall:
          (element.querySelector('[data-key="tick"]')?.getBoundingClientRect().height ?? 0) >= 60,
      }));
      expect(seen).toEqual({ dangers: 0, sideways: 0, isTall: true });
      hasCalled ||= await callAndReturn(page, place);
      const start = view.getByRole('button', { name: 'Start the clock' });
      if (!hasTimed && (await start.count()) > 0) {
        await start.click();
        await reload(page, place, step - 1);
        await expect(view.getByRole('timer')).not.toHaveText('0:00');
        await expect(view.getByRole('button', { name: 'Stop the clock' })).toBeVisible();
        hasTimed = true;
      } else if (step === count && !hasTimed) await reload(page, place, step - 1);
      await tickKey(page).click();
    }
    if (nested.includes(id)) expect(hasCalled).toBe(true);
    if (timed.includes(id)) expect(hasTimed).toBe(true);
    await finish(page, id, count);
    expect(await page.evaluate(() => localStorage.getItem('guide-job'))).toBeNull();
    const logbook = await page.evaluate(() => localStorage.getItem('guide-logbook'));
    expect(logbook).toContain(`${id}.bin`);
  });
}

test('no element of the view has an id of the page, and nothing of it is in the built page', async ({
  page,
}) => {
  await startJob(page, 'flash-the-rom');
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place);
  });
  expect(twice).toEqual([]);
  const built = await (await page.request.get('./')).text();
  expect(built).not.toContain('job-action');
});
