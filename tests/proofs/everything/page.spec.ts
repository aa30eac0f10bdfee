import { expect, test } from '../../site/fixtures';
import { open } from '../../site/page';

test(
  'opening a category of the sidebar leaves the others open',
  { tag: '@R39' },
  async ({ page }) => {
    await open(page);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const opener = (name: string) => sidebar.getByRole('button', { name });
    await expect(sidebar.getByRole('link', { name: 'Third page' })).toBeHidden();
    await opener('First group').click();
    await expect(sidebar.getByRole('link', { name: 'Third page' })).toBeVisible();
    await opener('Second group').click();
    await expect(sidebar.getByRole('link', { name: 'Fourth page' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Third page' })).toBeVisible();
    await expect(opener('First group')).toHaveAttribute('aria-expanded', 'true');
  },
);

test(
  'the crash screen tells the message and its cause',
  { tag: '@R50' },
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/The outer message/);
    await open(page, './crash');
    await page.getByRole('button', { name: 'Crash' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
      'The outer message',
      'The inner reason',
    ]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page that crashes');
  },
);
