import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/**
 * What is not the guide's own words: what readers fill in, what is said of their device, their jobs and their
 * last visit, and the four tables whose rows come late.
 */
const others = [
  '[data-island]',
  '[data-on-this-device]',
  '.do-job',
  '.go-on',
  '.section-changed',
  '.island-failed',
  '.load-failure',
  '.passage-handle',
  'button',
  '[aria-labelledby^="table-all-"]',
].join();

/** Every other letter of the article, or of the page in which it was sent. */
const lettersIn = (page: Page, sent?: string): Promise<string> =>
  page.evaluate(
    ([html, left]) => {
      const { body } =
        html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
      const copy = body.querySelector('.article-body')?.cloneNode(true) as Element | undefined;
      for (const waiting of copy?.querySelectorAll('noscript') ?? [])
        if (!waiting.firstElementChild) waiting.outerHTML = waiting.textContent;
      for (const other of copy?.querySelectorAll(left) ?? []) other.remove();
      return copy?.textContent ?? '';
    },
    [sent, others] as const,
  );

let sentLetters: string | undefined;

/** The letters of the article as the build wrote them; the same for all tests. */
const lettersSent = async (page: Page): Promise<string> =>
  (sentLetters ??= await lettersIn(page, readFileSync('build/index.html', 'utf8')));

/** The article has every letter that the build wrote. */
export async function expectWholeText(page: Page): Promise<void> {
  const [sent, here] = [await lettersSent(page), await lettersIn(page)];
  expect(sent.length).toBeGreaterThan(300_000);
  if (sent === here) return;
  let at = 0;
  while (sent[at] === here[at]) at += 1;
  expect(here.slice(at - 40, at + 80), 'where the text first differs').toBe(
    sent.slice(at - 40, at + 80),
  );
}
