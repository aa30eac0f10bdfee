import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures';
import { openInstrument } from '../site/instruments/instrument';
import { open } from '../site/page';
import { tracedEvents } from './tracedEvents';

/** Elements in sight and near it are about a thousand; a small change concerns a few. */
const fewElements = 200;

/**
 * The most elements that the browser styles at once while something happens. A rule that asks what the whole
 * body has is asked anew at each change, and one for highlights that comes late concerns all elements: the page
 * is slow at every key then, and nothing shows why.
 */
async function mostStyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  const events = await tracedEvents(page, ['devtools.timeline'], async () => {
    await act();
    await page.waitForTimeout(500);
  });
  const counts = events.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' && args?.elementCount !== undefined ? [args.elementCount] : [],
  );
  expect(counts.length, 'The trace tells of styles').toBeGreaterThan(0);
  return Math.max(...counts);
}

test.use({ viewport: { width: 390, height: 844 } });

test('what is put beside the page has few elements styled anew', async ({ page }) => {
  await openInstrument(page, 'log');
  await page.waitForLoadState('networkidle');
  const changes = [
    () => document.body.append(document.createElement('div')),
    () => document.querySelector('#instrument-log')?.append(document.createElement('p')),
  ];
  for (const change of changes)
    expect(await mostStyled(page, () => page.evaluate(change)), String(change)).toBeLessThan(
      fewElements,
    );
});

test('the styles that come with the search have few elements styled anew', async ({ page }) => {
  await open(page);
  const most = await mostStyled(page, async () => {
    await page.keyboard.press('/');
    await page.keyboard.insertText('fans');
    await page.waitForFunction(() => document.querySelector('#search-result-0'));
  });
  expect(most).toBeLessThan(fewElements);
});
