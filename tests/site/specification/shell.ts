import { expect, type Locator, type Page } from '@playwright/test';

/** The parts of the shell, as a reader finds them: by role and name. */
export const bar = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main', exact: true });

export const brand = (page: Page): Locator =>
  bar(page).getByRole('link', { name: 'NC Miata Tuning' }).first();

export const sidebar = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Docs sidebar' });

/** The contents: at the right on a wide screen, in the strip below the bar on a narrow one. */
export const contents = (page: Page): Locator =>
  page.getByRole('navigation', { name: /^(?:On this page|Contents)$/ });

export const footer = (page: Page): Locator => page.getByRole('contentinfo');

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const colourToggle = (page: Page): Locator =>
  bar(page).getByRole('button', { name: /^Switch between dark and light mode/ });

export const drawerToggle = (page: Page): Locator =>
  page.getByRole('button', { name: 'Toggle navigation bar' });

/** The button that closes the drawer: it exists only while the drawer is open or on its way out. */
export const drawerClose = (page: Page): Locator =>
  page.getByRole('button', { name: 'Close navigation bar' });

export async function openDrawer(page: Page): Promise<void> {
  await drawerToggle(page).click();
  await expect(drawerClose(page)).toBeInViewport({ ratio: 1 });
}

/** The guide's page stands, and not the not-found page. */
export async function expectGuide(page: Page): Promise<void> {
  await expect(title(page)).toHaveText('NC Miata Tuning');
}
