// Section 2.4 of the conformance list: the crash screen. Nothing in the program helps these tests: a
// node that React owns is taken away, as translation programs do, and React fails to remove it.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { open } from '../page';
import { articleText, staticArticleText } from './articleText';
import { bar, brand, expectGuide, openDrawer, title } from './shell';

/** Takes an element out of the page, behind React's back. */
const takeAway = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).evaluate((element) => {
    element.remove();
  });

const crashes = {
  content: async (page: Page) => {
    await open(page, './nope');
    await takeAway(page, 'main');
    await brand(page).click();
  },
  shell: async (page: Page) => {
    await page.setViewportSize({ width: 500, height: 800 });
    await open(page);
    await openDrawer(page);
    await takeAway(page, '.navbar-sidebar');
    await page.setViewportSize({ width: 1200, height: 800 });
  },
};

for (const [place, crash] of Object.entries(crashes)) {
  test.describe(`a crash of the ${place}`, () => {
    test.beforeEach(async ({ page, consoleWatch }) => {
      consoleWatch.allow(/removeChild/);
      await crash(page);
    });

    test('the title of the page is "Page Error"', { tag: '@R47' }, async ({ page }) => {
      await expect(page).toHaveTitle('Page Error');
    });

    test('the screen says "This page crashed."', { tag: ['@R48', '@R99'] }, async ({ page }) => {
      await expect(title(page)).toHaveText('This page crashed.');
      await expect(title(page)).toHaveCount(1);
      await expect(title(page)).toBeFocused();
    });

    test(
      '"Try again" clears the error',
      {
        tag: ['@R49', '@R99', '@fault'],
        annotation: { type: 'family', description: 'Extensions' },
      },
      async ({ page }) => {
        await page.getByRole('button', { name: 'Try again', exact: true }).click();
        await expectGuide(page);
        await expect(page).toHaveTitle('NC Miata Tuning');
        await expect(bar(page)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
        expect(await articleText(page)).toBe(await staticArticleText(page));
      },
    );

    test('the screen tells the message of the error', { tag: '@R50' }, async ({ page }) => {
      const alert = page.getByRole('alert');
      await expect(alert).toContainText("Failed to execute 'removeChild' on 'Node'");
      await expect(alert.getByRole('listitem')).toHaveCount(1);
    });
  });
}
