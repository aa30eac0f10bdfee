import { madeLog } from '../../../src/calculations/testing/madeLog';
import { flatScaling } from '../../../src/calculations/testing/flatScaling';
import { expect } from '../fixtures';
import { instrumentHydrated, cardOf } from '../instruments/instrument';
import { open } from '../page';
import { kept, test } from './offlineTest';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a log becomes a table without a network', async ({ page, guide }) => {
  await open(page, guide.url);
  await expect(page.locator(kept)).toBeVisible();
  guide.cut();
  await open(page, `${guide.url}#instrument-log`);
  await instrumentHydrated(page, 'log');
  const card = cardOf(page, 'log');
  const { csv } = madeLog({ seconds: 1800, rowsPerSecond: 5 });
  await card
    .getByLabel('Log, one or many', { exact: true })
    .setInputFiles({ name: 'log0001.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await card.getByRole('button', { name: 'Use these roles' }).click();
  await expect(card.locator('.log-canvas canvas')).not.toHaveCount(0);
  await card.getByRole('button', { name: 'Paste it' }).click();
  await card
    .getByLabel('Load Scaling in the car when you logged')
    .fill(flatScaling.cells.map((row) => row.join('\t')).join('\n'));
  await card.getByRole('button', { name: 'Copy for EcuFlash' }).click();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').map((row) => row.split('\t').length)).toEqual(
    Array.from({ length: 15 }, () => 17),
  );
});
