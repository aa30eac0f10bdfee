import type { Locator, Page } from '@playwright/test';

/** The card of an instrument, by its address: to look for a role goes through the whole long page. */
export const cardOf = (page: Page, instrument: string): Locator =>
  page.locator(`#instrument-${instrument}`);

/** The first sentence of the answer. It is read out a moment later, from an output that nobody sees. */
export const answerOf = (card: Locator, words: RegExp): Locator =>
  card.locator('.answer-first').filter({ hasText: words });
