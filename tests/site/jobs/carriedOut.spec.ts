import { expect, test } from '../fixtures';
import { sidewaysScroll } from '../page';
import { phone, placeOf, startJob, tick, tickKey, viewOf, wordsOfStep } from './job';

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

for (const id of jobs) {
  test(`${id} is carried out from its needs to the logbook`, async ({ page }) => {
    await startJob(page, id);
    const view = viewOf(page);

    // Every warning of the section, once, and every need to tick.
    const section = page.locator(`.part:has(> #${id})`);
    const warnings = section.locator('.callout-danger, .callout-caution');
    await expect(view.locator('.callout-danger, .callout-caution')).toHaveCount(
      await warnings.count(),
    );
    const needs = view.locator('.job-needs [role="checkbox"]');
    const needed = section.locator('.callout-you-need > .callout-body > ul > li');
    await expect(needs).toHaveCount(await needed.count());
    for (const need of await needs.all()) {
      await need.click();
      await expect(need).toHaveAttribute('aria-checked', 'true');
    }
    await tickKey(page).click();

    const steps = section.locator('.callout-steps > .callout-body > ol > li');
    const count = await steps.count();
    for (let step = 1; step <= count; step++) {
      await expect(placeOf(page)).toHaveText(`Step ${step} of ${count}`);
      const { inPage, inView } = await wordsOfStep(page, id, step);
      expect(inView, `the words of step ${step}`).toBe(inPage);
      expect(inPage).not.toBe('');
      // What kills is told once, before the first step.
      await expect(view.locator('.callout-danger')).toHaveCount(0);
      const tall = await tickKey(page).evaluate((key) => key.getBoundingClientRect().height);
      expect(tall).toBeGreaterThanOrEqual(60);
      expect(await sidewaysScroll(page)).toBe(0);
      await tickKey(page).click();
    }

    await expect(placeOf(page)).toHaveText(`${count} of ${count} ticked`);
    const worked = section.locator('.callout-worked');
    await expect(view.locator('.job-worked')).toHaveCount(await worked.count());
    await view.getByLabel('File', { exact: true }).fill('LF9VEB-01.bin');
    await view.getByLabel('Result').fill('Idle as before.');
    await tickKey(page).click();
    await expect(view.getByText('Written into the logbook, on this device only.')).toBeVisible();
    await tick(page);
    await expect(view).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('guide-job'))).toBeNull();
    const logbook = await page.evaluate(() => localStorage.getItem('guide-logbook'));
    expect(logbook).toContain('Idle as before.');
    expect(logbook).toContain('LF9VEB-01.bin');
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
