import { violationsIn } from '../axeAlone';
import { expect, test } from '../fixtures';
import { open, sidewaysScroll } from '../page';
import { goToStep, openJob, phone, placeOf, startJob, tick, tickKey, viewOf } from './job';
import type { Page } from '@playwright/test';

/** Each state of the view, and how one comes to it. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'before step 1': () => Promise.resolve(),
  'a step with a nested job': (page) => goToStep(page, 2),
  'a step that must not be stopped, with its clock': async (page) => {
    await goToStep(page, 6);
    await viewOf(page).getByRole('button', { name: 'Start the clock' }).click();
  },
  Stop: async (page) => {
    await goToStep(page, 2);
    await viewOf(page).getByRole('button', { name: 'Stop', exact: true }).click();
  },
  'a place over the step': async (page) => {
    await goToStep(page, 2);
    await viewOf(page).locator('.job-action a.see').click();
  },
  'the end': (page) => tick(page, 11),
};

/**
 * What axe finds in the view. The page behind is taken away for it, and with it what the links of the view
 * lead to, so that something of the same ids stands in.
 */
async function violationsInView(page: Page): Promise<readonly string[]> {
  await viewOf(page).evaluate((view) => {
    for (const link of view.querySelectorAll('a[href^="#"]')) {
      const target = document.createElement('span');
      target.id = link.getAttribute('href')?.slice(1) ?? '';
      document.getElementById(target.id)?.removeAttribute('id');
      view.append(target);
    }
  });
  return violationsIn(page, '.job-view');
}

test.describe('axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone });

  for (const [name, go] of Object.entries(states)) {
    test(`finds nothing: ${name}`, async ({ page }) => {
      await startJob(page, 'flash-the-rom');
      await go(page);
      expect(await violationsInView(page)).toEqual([]);
    });
  }

  test('finds nothing: a wide window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await startJob(page, 'flash-the-rom');
    await goToStep(page, 3);
    await expect(viewOf(page).locator('.job-aside')).toBeVisible();
    expect(await violationsInView(page)).toEqual([]);
  });
});

for (const [name, go] of Object.entries(states)) {
  test(`${name} fits 320 px and text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await startJob(page, 'flash-the-rom');
    await go(page);
    const wide = (): Promise<readonly string[]> =>
      viewOf(page).evaluate((view: HTMLElement) =>
        [view, ...view.querySelectorAll('.job-scroll, .job-sheet, .job-foot, .job-head')]
          .filter((each) => each.scrollWidth > each.clientWidth)
          .map((each) => each.classList.value),
      );
    expect(await wide()).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() =>
      document.documentElement.style.setProperty('font-size', '200%', 'important'),
    );
    expect(await wide()).toEqual([]);
  });
}

test('keys of at least 44 px', async ({ page }) => {
  await page.setViewportSize(phone);
  await startJob(page, 'flash-the-rom');
  for (const step of [0, 2, 6]) {
    if (step > 0) await tick(page, step === 2 ? 2 : 4);
    const small = await viewOf(page)
      .locator('button:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => {
            const { width, height } = button.getBoundingClientRect();
            return width < 44 || height < 44;
          })
          .map((button) => button.textContent),
      );
    expect(small, `at step ${step}`).toEqual([]);
  }
});

test('the focus is in the view as soon as it is there', async ({ page }) => {
  await open(page, './#read-the-rom');
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const view = document.querySelector<HTMLElement>('.job-view');
      if (!view) return;
      observer.disconnect();
      view.dataset.focusCameWithIt = String(view.contains(document.activeElement));
    }).observe(document.body, { childList: true });
  });
  await openJob(page, 'read-the-rom');
  await expect(viewOf(page)).toHaveAttribute('data-focus-came-with-it', 'true');
});

test('the keyboard does all of it, and stays in the view', async ({ page }) => {
  await open(page, './#read-the-rom');
  await openJob(page, 'read-the-rom');
  const focusName = () =>
    page.evaluate(() => document.activeElement?.closest('.job-view') !== null);
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab');
    expect(await focusName(), `Tab ${press + 1}`).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await focusName()).toBe(true);
  await tickKey(page).focus();
  await page.keyboard.press('Enter');
  await expect(placeOf(page)).toHaveText('Step 1 of 7');
  // The heading of the step has the focus and is read out.
  await expect(viewOf(page).locator('h3.job-number')).toBeFocused();
  await page.keyboard.press(' ');
  await expect(placeOf(page)).toHaveText('Step 2 of 7');
  await page.keyboard.press('ArrowLeft');
  await expect(placeOf(page)).toHaveText('Step 1 of 7');
  // The page behind has keys of its own.
  await page.keyboard.press('/');
  await expect(page.locator('#search-panel')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(viewOf(page)).toHaveCount(0);
});

test.describe('a wide window', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('shows all steps, Stop and the way back beside the step', async ({ page }) => {
    await startJob(page, 'flash-the-rom');
    await goToStep(page, 3);
    const aside = viewOf(page).locator('.job-aside');
    await expect(aside.locator(':scope > ol > li')).toHaveCount(10);
    await expect(aside.locator('[aria-current="step"]')).toContainText('Compare the file');
    await expect(aside).toContainText('Stop now if');
    await expect(aside).toContainText('Full flash of the last good file');
    await aside.getByRole('button', { name: /Hands off/ }).click();
    await expect(aside).toContainText('No stop and no way back in this step.');
    await expect(aside).not.toContainText('Stop now if');
    await expect(viewOf(page).getByRole('button', { name: 'It went wrong' })).toHaveCount(0);
    await aside.getByRole('button', { name: /Write the full name/ }).click();
    await viewOf(page).getByRole('button', { name: 'It went wrong' }).click();
    await expect(viewOf(page).locator('h2')).toHaveText('4.9 When a flash fails');
  });
});

test('every procedure of the guide has one button that opens it, with a name of its own', async ({
  page,
}) => {
  await open(page);
  const procedures = await page.locator('.part:has(.callout-steps)').evaluateAll((parts) =>
    parts.map((part) => ({
      id: part.querySelector('h2, h3')?.id,
      buttons: [...part.querySelectorAll('.do-job > button')].filter((button) =>
        button.checkVisibility({ contentVisibilityAuto: false }),
      ).length,
    })),
  );
  expect(procedures.length).toBeGreaterThan(40);
  expect(procedures.filter(({ buttons }) => buttons !== 1)).toEqual([]);
  await expect(page.locator('.do-job')).toHaveCount(procedures.length);
  const names = await page.locator('.do-job > button').allTextContents();
  expect(names).toContain('Do this job Flash the ROM');
  expect(new Set(names).size).toBe(procedures.length);
});

test('a source whose entry comes late is read over the step', async ({ page }) => {
  await page.setViewportSize(phone);
  await startJob(page, 'flash-the-rom');
  const mark = viewOf(page).locator('a[href="#source-ncflash-code"]').first();
  await expect(page.locator('#source-ncflash-code')).toHaveCount(0);
  await mark.click();
  const sheet = viewOf(page).getByRole('dialog', { name: 'Source' });
  await expect(sheet).toContainText('R8');
});
