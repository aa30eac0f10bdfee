import type { Locator, Page } from '@playwright/test';
import { instrumentNames, type InstrumentName } from '../../../src/components/instruments/names';
import { open } from '../page';

export { instrumentNames, type InstrumentName };

/** The card of an instrument, by its address: to look for a role goes through the whole long page. */
export const cardOf = (page: Page, name: InstrumentName): Locator =>
  page.locator(`#instrument-${name}`);

/** Waits until the program of an instrument has taken over its static card. */
export async function instrumentHydrated(
  page: Page,
  name: InstrumentName | 'my-car',
): Promise<void> {
  await page.waitForFunction(
    (island) => document.querySelector(`[data-island="${island}"][data-alive]`),
    name,
  );
}

/**
 * Opens the guide at an instrument and waits until it works.
 *
 * @param query of a shared address, such as `?gears=1;shift=6500`
 */
export async function openInstrument(
  page: Page,
  name: InstrumentName,
  query = '',
): Promise<Locator> {
  await open(page, `./${query}#instrument-${name}`);
  await instrumentHydrated(page, name);
  return cardOf(page, name);
}

/** Loads the page anew and waits until the instrument works again. */
export async function reloadInstrument(page: Page, name: InstrumentName): Promise<void> {
  await page.reload();
  await instrumentHydrated(page, name);
}

/** The first sentence of the answer. It is read out a moment later, from an output that nobody sees. */
export const answerOf = (card: Locator, words: RegExp): Locator =>
  card.locator('.answer-first').filter({ hasText: words });
