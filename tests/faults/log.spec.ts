// Logs that no page should have to bear, and cards that are pulled out.
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { madeUpLog } from '../../src/calculations/pullCheck/madeUpLog';
import { madeLog } from '../../src/calculations/testing/madeLog';
import { expect, test } from '../site/fixtures';
import { cardOf, openInstrument } from '../site/instruments/instrument';
import { hold } from '../site/specification/requests';
import { expectWholeText } from './guideText';
import { allScripts } from './scripts';
import { expectSearchFinds } from './stillWorks';

const log = madeLog({ seconds: 600, rowsPerSecond: 5 }).csv;

const logCard = (page: Page) => cardOf(page, 'log');

const picker = (page: Page) => logCard(page).getByLabel('Log, one or many', { exact: true });

const use = (page: Page) => logCard(page).getByRole('button', { name: 'Use these roles' });

/** Opens a log of 500 MB: its head once, and the same rows again and again, which no memory holds twice. */
const openLong = (page: Page): Promise<void> =>
  picker(page).evaluate((input: HTMLInputElement, text) => {
    const head = text.slice(0, text.indexOf('\n') + 1);
    const rows = new Blob([text.slice(head.length).repeat(4)]);
    const parts = Array.from({ length: Math.ceil(500_000_000 / rows.size) }, () => rows);
    const files = new DataTransfer();
    files.items.add(new File([head, ...parts], 'log0500.csv'));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, log);

/** The script of a worker, by the beginning of its name. */
const scriptOf = (name: string): string =>
  allScripts.find((file) => file.startsWith(`${name}.`)) ?? name;

interface OnCard {
  readonly name: string;
  readonly spoil: () => void;
}

/** A file on this machine, which goes, or becomes another, before the browser has read it. */
function fileOnCard(text: string, spoilt: 'removed' | 'cut'): OnCard {
  const folder = mkdtempSync(path.join(tmpdir(), 'card-'));
  const name = path.join(folder, 'log0031.csv');
  writeFileSync(name, text);
  return {
    name,
    spoil: () => {
      if (spoilt === 'removed') rmSync(folder, { recursive: true });
      else truncateSync(name, Math.floor(text.length / 2));
    },
  };
}

test.describe('Logs', () => {
  test('a log of 500 MB is opened, and given up', async ({ page }) => {
    const card = await openInstrument(page, 'log');
    const buffer = Buffer.from(log);
    await picker(page).setInputFiles({ name: 'before.csv', mimeType: 'text/csv', buffer });
    await use(page).click();
    const answer = card.locator('.answer-first').first();
    await expect(answer).toContainText('rows used');
    const told = await answer.innerText();
    await openLong(page);
    await expect(card.getByRole('progressbar')).toBeVisible();
    await expectSearchFinds(page);
    await expectWholeText(page);
    await card.getByRole('button', { name: 'Cancel' }).click();
    await expect(answer).toHaveText(told);
  });

  test('a log of 500 MB is read to its end', async ({ page }) => {
    test.setTimeout(300_000);
    const card = await openInstrument(page, 'log');
    await openLong(page);
    await expect(use(page)).toBeVisible({ timeout: 240_000 });
    await expect(card).toContainText(/4\s547\s999 rows/);
    await expectSearchFinds(page);
    await expectWholeText(page);
  });

  for (const spoilt of ['removed', 'cut'] as const) {
    test(`a log is ${spoilt} before it is read`, async ({ page }) => {
      const card = await openInstrument(page, 'log');
      const file = fileOnCard(log, spoilt);
      const worker = await hold(page, scriptOf('instrument-log-worker'));
      await picker(page).setInputFiles(file.name);
      await expect.poll(worker.waiting).toBe(1);
      file.spoil();
      worker.release();
      await expect(card.locator('.log-refused')).toContainText('Put the card back in');
      await expectWholeText(page);
      const again = fileOnCard(log, 'removed');
      await picker(page).setInputFiles(again.name);
      await expect(use(page)).toBeVisible();
      again.spoil();
    });

    test(`a log of 100 MB is ${spoilt} while it is read`, async ({ page }) => {
      const card = await openInstrument(page, 'log');
      const head = log.slice(0, log.indexOf('\n') + 1);
      const rows = log.slice(head.length);
      const file = fileOnCard(head + rows.repeat(Math.ceil(100_000_000 / rows.length)), spoilt);
      await picker(page).setInputFiles(file.name);
      const progress = card.getByRole('progressbar');
      await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(0);
      file.spoil();
      const refused = card.locator('.log-refused', { hasText: 'Put the card back in' });
      // A system may let whoever reads a file read on when its name is gone.
      const isRead = use(page);
      await expect(spoilt === 'cut' ? refused : refused.or(isRead)).toBeVisible();
      await expect(progress).toHaveCount(0);
      await expectWholeText(page);
      const again = fileOnCard(log, 'removed');
      await picker(page).setInputFiles(again.name);
      await expect(use(page)).toBeVisible();
      again.spoil();
    });

    test(`a log of a pull is ${spoilt} before it is read`, async ({ page }) => {
      const card = await openInstrument(page, 'pull');
      const field = card.getByLabel('First log', { exact: true });
      const file = fileOnCard(madeUpLog(), spoilt);
      const worker = await hold(page, scriptOf('instrument-pull-worker'));
      await field.setInputFiles(file.name);
      await expect.poll(worker.waiting).toBe(1);
      file.spoil();
      worker.release();
      await expect(field).toHaveAccessibleDescription(/Put the card back in/);
      await expectWholeText(page);
    });
  }
});
