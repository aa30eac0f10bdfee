import { expect, test } from '../fixtures';
import { blockStorage, hydrated, open } from '../page';
import {
  buttonOf,
  goToStep,
  openJob,
  phone,
  placeOf,
  startJob,
  tick,
  tickKey,
  viewOf,
} from './job';

test.use({ viewport: phone, hasTouch: true });

const key = 'guide-job';

test('a reload in the middle opens the same step, with its ticks', async ({ page }) => {
  await startJob(page, 'flash-the-rom');
  await viewOf(page).locator('.job-needs [role="checkbox"]').nth(2).click();
  await goToStep(page, 4);
  await page.reload();
  await expect(placeOf(page)).toHaveText('Step 4 of 10');
  await expect(viewOf(page).locator('[data-bar="done"]')).toHaveCount(3);
  // Back closes the view after a reload too.
  await page.goBack();
  await expect(viewOf(page)).toHaveCount(0);
});

test('leaving asks nothing and loses nothing; a day later the button goes on', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T10:00:00') });
  await startJob(page, 'read-the-rom');
  await goToStep(page, 3);
  const address = page.url();
  await viewOf(page).getByRole('button', { name: 'Leave the job' }).click();
  await expect(viewOf(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(buttonOf(page, 'read-the-rom')).toBeFocused();
  await page.clock.setSystemTime(new Date('2026-11-23T18:00:00'));
  await page.goto('./?again#read-the-rom');
  await hydrated(page);
  await expect(buttonOf(page, 'read-the-rom')).toHaveAccessibleName(
    'Go on with this job at step 3 of 7 Read the ROM',
  );
  await expect(viewOf(page)).toHaveCount(0);
  await openJob(page, 'read-the-rom');
  await expect(placeOf(page)).toHaveText('Step 3 of 7');
});

test('Back closes what is open, one after the other, and the page stays where it was', async ({
  page,
}) => {
  await open(page, './#flash-the-rom');
  await buttonOf(page, 'flash-the-rom').scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await openJob(page, 'flash-the-rom');
  await goToStep(page, 2);
  await viewOf(page).getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(viewOf(page).locator('.job-sheet')).toBeVisible();
  await page.goBack();
  await expect(viewOf(page).locator('.job-sheet')).toHaveCount(0);
  await expect(placeOf(page)).toHaveText('Step 2 of 10');
  await page.goBack();
  await expect(viewOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.goForward();
  await expect(placeOf(page)).toHaveText('Step 2 of 10');
});

test('a nested job is entered and left like a call', async ({ page }) => {
  await startJob(page, 'flash-the-rom');
  await goToStep(page, 2);
  const view = viewOf(page);
  await view.getByRole('button', { name: /Order of plug and key/ }).click();
  await expect(view.locator('h2')).toHaveText('4.1 Order of plug and key');
  await expect(view.locator('.job-waiting')).toHaveText('4.7 Flash the ROM waits at step 2 of 10');
  await goToStep(page, 3);
  // Left early by the strip, gone on with, reloaded in the middle, ended by its last tick.
  await view.locator('.job-waiting').click();
  await expect(placeOf(page)).toHaveText('Step 2 of 10');
  await view.getByRole('button', { name: /go on at step 3 of 6/ }).click();
  await page.reload();
  await expect(placeOf(page)).toHaveText('Step 3 of 6');
  await tick(page, 3);
  await expect(view.getByText('It worked if')).toBeVisible();
  await expect(tickKey(page)).toHaveText('I see that, back to 4.7');
  await tick(page);
  await expect(view.locator('h2')).toHaveText('4.7 Flash the ROM');
  await expect(placeOf(page)).toHaveText('Step 2 of 10');
  await expect(view.getByRole('button', { name: /done, 6 of 6 ticked/ })).toBeVisible();
});

test('a link that was titled is no change of the job', async ({ page }) => {
  await open(page, './#flash-the-rom');
  const links = page.locator('.part:has(> #flash-the-rom) .callout-steps a.see');
  for (const link of await links.all()) await link.focus();
  await openJob(page, 'flash-the-rom');
  await goToStep(page, 2);
  await page.reload();
  await expect(placeOf(page)).toHaveText('Step 2 of 10');
  await expect(viewOf(page).locator('.job-step h3')).toHaveText(/Step 2 of 10/);
});

test('links open over the step and come back to it', async ({ page }) => {
  await startJob(page, 'flash-the-rom');
  await goToStep(page, 5);
  const view = viewOf(page);
  await view.getByRole('link', { name: 'Table 4.4' }).click();
  const sheet = view.locator('.job-sheet');
  await expect(sheet.getByRole('cell', { name: 'Transfer SBL', exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Back to step 5' }).click();
  await expect(placeOf(page)).toHaveText('Step 5 of 10');
  await view.getByRole('link', { name: /^Source R3/ }).click();
  await expect(sheet).toContainText('RomDrop');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await view.getByRole('link', { name: 'Table 4.4' }).click();
  await sheet.getByRole('button', { name: /Leave the job/ }).click();
  await expect(viewOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#flash-messages$/);
  await expect(page.locator('#flash-messages')).toBeInViewport();
});

test('where stopping kills, neither Stop nor the way back is offered', async ({ page }) => {
  await startJob(page, 'flash-the-rom');
  await goToStep(page, 5);
  const view = viewOf(page);
  const [stop, wayBack] = [
    view.getByRole('button', { name: 'Stop', exact: true }),
    view.getByRole('button', { name: 'Way back', exact: true }),
  ];
  await expect(stop).toBeVisible();
  await tick(page);
  await expect(stop).toHaveCount(0);
  await expect(wayBack).toHaveCount(0);
  await expect(view.getByRole('button', { name: 'Back to step 5' })).toHaveCount(0);
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowLeft');
  await expect(placeOf(page)).toHaveText('Step 6 of 10');
  await expect(view).toContainText('No stop and no way back now. Both return with step 7.');
  await tick(page);
  await expect(stop).toBeVisible();
  await wayBack.click();
  await expect(view.locator('.job-sheet')).toContainText(
    'Full flash of the last file that ran on the parts',
  );
  await page.keyboard.press('Escape');
  await view.getByRole('button', { name: 'Back to step 6' }).click();
  await view.getByRole('button', { name: /RomDrop shows an error/ }).click();
  await expect(view.locator('h2')).toHaveText('4.9 When a flash fails');
  await expect(placeOf(page)).toHaveText('Step 1 of 11');
  await expect(view.locator('.job-waiting')).toContainText('4.7 Flash the ROM waits at step 6');
});

test('every step that must not be stopped leads to a job of the guide', async ({ page }) => {
  await open(page);
  const wrong = await page.evaluate(() => {
    const marks = [...document.querySelectorAll<HTMLElement>('[data-no-stop]')];
    const isJob = (id = '') =>
      Boolean(document.getElementById(id)?.closest('.part')?.querySelector('.callout-steps li'));
    return marks.length === 0 ? 'none' : marks.filter((mark) => !isJob(mark.dataset.noStop)).length;
  });
  expect(wrong).toBe(0);
});

test('a clock is started by the reader, goes on while the phone is locked, and ticks nothing', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T10:00:00') });
  await startJob(page, 'order-of-plug-and-key');
  await goToStep(page, 5);
  const view = viewOf(page);
  const figures = view.getByRole('timer');
  await expect(figures).toHaveText('0:00');
  await page.clock.runFor(5000);
  await expect(figures).toHaveText('0:00');
  await view.getByRole('button', { name: 'Start the clock' }).click();
  await page.clock.runFor(22_400);
  await expect(figures).toHaveText(/^0:2[2-7]$/);
  // A locked phone: no timer of the page fires, then the tab is loaded anew.
  await page.clock.setSystemTime(new Date('2026-11-22T10:00:36'));
  await page.reload();
  // The clock of the test goes on while the page loads.
  await expect(figures).toHaveText(/^0:(?:3[1-9]|4\d)$/);
  await expect(view.getByRole('status').filter({ hasText: '0:30 are over.' })).toHaveCount(1);
  await expect(placeOf(page)).toHaveText('Step 5 of 6');
  await view.getByRole('button', { name: 'Stop the clock' }).click();
  const stopped = await figures.textContent();
  await page.clock.runFor(5000);
  await expect(figures).toHaveText(stopped ?? '');
  await expect(tickKey(page)).toHaveText('Waited 30 s, go to step 6');
});

test('refused storage is said, and the job works without', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/storage is not available/);
  await blockStorage(page);
  await startJob(page, 'read-the-rom');
  await goToStep(page, 2);
  await expect(viewOf(page).locator('.job-device')).toContainText('Not kept: this browser refuses');
  await tick(page, 6);
  await viewOf(page).getByLabel('Result').fill('It reads.');
  await tick(page);
  await expect(viewOf(page)).toContainText('This browser does not keep it');
  await expect(viewOf(page).getByLabel('Result')).toHaveValue('It reads.');
});

test('full storage keeps what is ticked and typed in view', async ({ page }) => {
  await open(page, './#read-the-rom');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await openJob(page, 'read-the-rom');
  await goToStep(page, 3);
  await expect(viewOf(page).locator('.job-device')).toContainText('Not kept');
  await expect(viewOf(page).locator('[data-bar="done"]')).toHaveCount(2);
});

for (const stored of ['<img src=x onerror=alert(1)>', '{"version":1,"calls":[1],"jobs":{"x":7}}']) {
  test(`${stored} in the storage is a fresh start, and said to be one`, async ({ page }) => {
    await page.addInitScript(
      ([name, text]) => {
        if (!sessionStorage.getItem('planted')) localStorage.setItem(name, text);
        sessionStorage.setItem('planted', 'yes');
      },
      [key, stored] as const,
    );
    await startJob(page, 'read-the-rom');
    await expect(placeOf(page)).toHaveText('Before step 1');
    await expect(viewOf(page)).toContainText('could not be read and was left out');
    await viewOf(page).getByRole('button', { name: 'Close' }).click();
    await tick(page);
    await page.reload();
    await expect(placeOf(page)).toHaveText('Step 1 of 7');
    await expect(viewOf(page)).not.toContainText('could not be read');
  });
}

test('a job that was changed since it was begun says what, before it goes on', async ({ page }) => {
  await startJob(page, 'flash-the-rom');
  await goToStep(page, 4);
  // As an older version of the guide had it: other words in step 2, no step 3, another Stop.
  await page.evaluate((name) => {
    const stored = JSON.parse(localStorage.getItem(name) ?? '') as {
      jobs: Record<
        string,
        {
          text: { steps: string[]; parts: Record<string, string> };
          count: number;
          step: number;
          ticked: number[];
        }
      >;
    };
    const job = stored.jobs['flash-the-rom'];
    if (!job) throw new Error('no job');
    job.text.steps[1] = 'Switch off the radio.';
    job.text.steps.splice(2, 1);
    job.text.parts['Stop if'] = 'the battery is flat.';
    Object.assign(job, { count: job.text.steps.length, step: 3, ticked: [1, 2] });
    localStorage.setItem(name, JSON.stringify(stored));
  }, key);
  await page.reload();
  const view = viewOf(page);
  await expect(
    view.getByRole('heading', { name: 'This job has changed since you began it' }),
  ).toBeVisible();
  await expect(view).toContainText('Step 2: changed');
  await expect(view).toContainText('Before: Switch off the radio.');
  await expect(view).toContainText('Step 3: new');
  await expect(view).toContainText('Stop if: changed');
  await tickKey(page).click();
  await expect(placeOf(page)).toHaveText('Step 4 of 10');
  await expect(view.locator('[data-bar="done"]')).toHaveCount(1);
  await page.reload();
  await expect(placeOf(page)).toHaveText('Step 4 of 10');
});

test('lines for other cars are left out, and it is said', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'guide-my-car',
      JSON.stringify({ generation: 'NC1', engine: '1.8', gearbox: '5MT' }),
    );
  });
  await startJob(page, 'load-scaling');
  const view = viewOf(page);
  await expect(view.locator('.job-needs')).not.toContainText('VCT_ACT');
  await expect(view.locator('.job-needs-head')).toContainText('1 line left out, for 2.0 only');
  await page.keyboard.press('Escape');
  await open(page, './?other#sweep-cam-angle');
  await openJob(page, 'sweep-cam-angle');
  await expect(view).toContainText('Not for your car: 2.0 only.');
});

test('the screen is said to stay on only while it does', async ({ page }) => {
  await page.addInitScript(() => {
    const given: EventTarget[] = [];
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          const lock = Object.assign(new EventTarget(), {
            released: false,
            release: () => Promise.resolve(),
          });
          given.push(lock);
          return Promise.resolve(lock);
        },
      },
    });
    Object.assign(window, { given });
  });
  await startJob(page, 'read-the-rom');
  await expect(viewOf(page).locator('.job-device')).toContainText('screen stays on');
  await page.evaluate(() => {
    const { given } = window as unknown as { given: EventTarget[] };
    given[0]?.dispatchEvent(new Event('release'));
  });
  await expect(viewOf(page).locator('.job-device')).toContainText('the screen may go dark');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no button is offered and no mark of a step is shown', async ({ page }) => {
    await page.goto('./#flash-the-rom');
    await expect(buttonOf(page, 'flash-the-rom')).toBeHidden();
    for (const mark of await page.locator('[data-clock], [data-no-stop]').all())
      await expect(mark).toBeHidden();
  });
});

test('a view that does not load says so beside its button, and can be tried again', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_FAILED|Loading chunk/);
  await open(page, './#read-the-rom');
  await page.route('**/instrument-job*.js', (route) => route.abort());
  await buttonOf(page, 'read-the-rom').click();
  const notice = page.locator('.do-job > .island-failed');
  await expect(notice).toContainText('did not load');
  await page.unroute('**/instrument-job*.js');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(viewOf(page)).toBeVisible();
});
