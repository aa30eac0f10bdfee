// The Copy button of the code samples: one listener for all, so that a sample needs no program.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { open } from '../page';
import { article } from './shell';

const text = '; first line\n<second line="2" />\n';

/** Opens the guide with one more code sample in it, of the form that the build writes. */
async function openWithSample(page: Page) {
  await open(page);
  await article(page).evaluate((article, code) => {
    const sample = document.createElement('div');
    sample.className = 'code-sample';
    sample.innerHTML =
      '<div class="code-head"><span>a.txt</span><button type="button" data-copy><span>Copy</span></button></div><pre tabindex="0"><code></code></pre>';
    sample.querySelector('code')?.append(code);
    article.prepend(sample);
  }, text);
  return article(page).getByRole('button').first();
}

test('Copy puts the whole sample on the clipboard and says so for 2 s', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: 0 });
  const button = await openWithSample(page);
  await page.clock.pauseAt(3_600_000);
  await expect(button).toHaveText('Copy');
  await button.click();
  await expect(button).toHaveText('Copied');
  await expect(button.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await page.clock.runFor(1999);
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(1);
  await expect(button).toHaveText('Copy');
});

test('Copy tells the reader when the clipboard is closed to it', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  const button = await openWithSample(page);
  await button.click();
  await expect(button).toHaveText('Select and copy by hand');
});
