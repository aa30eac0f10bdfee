// Logs that no page should have to bear, and cards that are pulled out.
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
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

/** Rows of the log, without its head. */
const rows = log.slice(log.indexOf('\n') + 1);

/** Opens a log of so many megabytes: its head once, and the same rows again and again, which no memory holds twice. Returns how many are read. */
async function openLong(page: Page, megabytes: number): Promise<number> {
  const times = Math.floor((megabytes * 1e6 - log.length) / (4 * rows.length));
  await picker(page).evaluate(
    (input: HTMLInputElement, [head, four, count]) => {
      const part = new Blob([four]);
      const files = new DataTransfer();
      files.items.add(
        new File([head, ...Array.from({ length: count }, () => part)], 'log0500.csv'),
      );
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [log.slice(0, -rows.length), rows.repeat(4), times] as const,
  );
  // All but the first, whose values can be old.
  return 4 * times * (rows.split('\n').length - 1) - 1;
}

/** Opens a short log, and returns what is answered. */
async function answerOfShort(page: Page): Promise<{ answer: Locator; told: string }> {
  const buffer = Buffer.from(log);
  await picker(page).setInputFiles({ name: 'before.csv', mimeType: 'text/csv', buffer });
  await use(page).click();
  const answer = logCard(page).locator('.answer-first').first();
  await expect(answer).toContainText('rows used');
  return { answer, told: await answer.innerText() };
}

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
  test('a log of 500 MB is refused, and the one before stays', async ({ page }) => {
    const card = await openInstrument(page, 'log');
    const { answer, told } = await answerOfShort(page);
    await openLong(page, 500);
    await expect(card.getByText('at most 200 MB are read at once').first()).toBeVisible();
    await expect(answer).toHaveText(told);
    await expectSearchFinds(page);
    await expectWholeText(page);
  });

  test('a log of 199 MB is opened, and given up', async ({ page }) => {
    const card = await openInstrument(page, 'log');
    const { answer, told } = await answerOfShort(page);
    await openLong(page, 199);
    await expect(card.getByRole('progressbar')).toBeVisible();
    await card.getByRole('button', { name: 'Cancel' }).click();
    await expect(answer).toHaveText(told);
    await expect(card.getByRole('progressbar')).toHaveCount(0);
    await expectWholeText(page);
  });

  test('a log of 199 MB is read to its end', async ({ page }) => {
    test.setTimeout(300_000);
    const card = await openInstrument(page, 'log');
    const count = await openLong(page, 199);
    await expect(card.getByRole('progressbar')).toBeVisible();
    await expectSearchFinds(page);
    await expect(use(page)).toBeVisible({ timeout: 240_000 });
    await expect
      .poll(() => card.innerText().then((text) => text.replaceAll(/(?<=\d)\s(?=\d{3})/g, '')))
      .toContain(`${count} rows`);
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
      const file = fileOnCard(log + rows.repeat(Math.ceil(100_000_000 / rows.length)), spoilt);
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
