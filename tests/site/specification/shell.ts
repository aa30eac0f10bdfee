import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The landmarks, by the elements that have the role: to ask for a role goes through the whole long page,
 * most of a second each time. The test of the bar (R130) asks for its role and name.
 */
export const bar = (page: Page): Locator => page.locator('nav[aria-label="Main"]');

export const article = (page: Page): Locator => page.locator('article');

export const main = (page: Page): Locator => page.locator('main');

/** What has opened over the page: search, or a job. */
export const dialog = (page: Page): Locator => page.locator('[role=dialog]:visible');

export const brand = (page: Page): Locator =>
  bar(page).getByRole('link', { name: 'NC Miata Tuning' }).first();

export const sidebar = (page: Page): Locator => page.locator('nav[aria-label="Docs sidebar"]');

/** The contents: at the right on a wide screen, in the strip below the bar on a narrow one. */
export const contents = (page: Page): Locator =>
  page.locator('nav:is([aria-label="On this page"], [aria-label="Contents"]):visible');

export const footer = (page: Page): Locator => page.locator('footer.theme-layout-footer');

export const title = (page: Page): Locator => page.locator('h1:visible');

export const colourToggle = (page: Page): Locator =>
  bar(page).getByRole('button', { name: /^Switch between dark and light mode/ });

export const drawerToggle = (page: Page): Locator =>
  bar(page).getByRole('button', { name: 'Toggle navigation bar' });

/** The button that closes the drawer: it exists only while the drawer is open or on its way out. */
export const drawerClose = (page: Page): Locator =>
  bar(page).getByRole('button', { name: 'Close navigation bar' });

export async function openDrawer(page: Page): Promise<void> {
  await drawerToggle(page).click();
  await expect(drawerClose(page)).toBeInViewport({ ratio: 1 });
}

/** The guide's page stands, and not the not-found page. */
export async function expectGuide(page: Page): Promise<void> {
  await expect(title(page)).toHaveText('NC Miata Tuning');
}
