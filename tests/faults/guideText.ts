import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { basePathOfBuild } from '../../scripts/server/basePath';

/** What is not the guide's own words: what readers fill in, what is said of their device, their jobs and their last visit. */
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
  // An image for readers without script; once it is there it has no words of its own.
  'noscript',
].join();

/** A part of the article that waits for a file. */
interface Waiting {
  readonly address: string;
  /** Which part of its file it waits for. */
  readonly index: number;
  /** Words that stand in its place. */
  readonly standIn: string;
}

/** Every letter of the article, but for the parts that wait for a file: a sign stands for each. */
interface Letters {
  readonly text: string;
  readonly waiting: readonly Waiting[];
}

const sign = '\uFFFC';

/** Runs in the page, and here on the page that was sent. */
function readLetters([left, mark]: readonly [string, string], page?: Document): Letters {
  const body = (page ?? document).querySelector('.article-body')?.cloneNode(true);
  const article = body as Element | undefined;
  for (const other of article?.querySelectorAll(left) ?? []) other.remove();
  const counts: Record<string, number> = {};
  const waiting: { address: string; index: number; standIn: string }[] = [];
  for (const part of article?.querySelectorAll('[data-late]') ?? []) {
    const address = part.getAttribute('data-late') ?? '';
    const index = counts[address] ?? 0;
    counts[address] = index + 1;
    waiting.push({ address, index, standIn: part.textContent });
    part.textContent = mark;
  }
  return { text: article?.textContent ?? '', waiting };
}

const keyOf = ({ address, index }: Waiting): string => `${address} ${index}`;

/** With the words that come, by their parts, in place of the signs. */
function filled({ text, waiting }: Letters, comes: ReadonlyMap<string, string>): string {
  const between = text.split(sign);
  expect(between).toHaveLength(waiting.length + 1);
  const words = waiting.map((part) => comes.get(keyOf(part)) ?? '');
  return between.map((before, at) => before + (words[at] ?? '')).join('');
}

/** The article as the build wrote it. */
interface Sent {
  /** All of it, with what comes late. */
  readonly text: string;
  readonly standIns: ReadonlyMap<string, string>;
  /** Words of each part of each late file. */
  readonly comes: ReadonlyMap<string, string>;
}

function readSent(): Sent {
  const { document } = new JSDOM(readFileSync('build/index.html', 'utf8')).window;
  const letters = readLetters([others, sign], document);
  const comes = new Map<string, string>();
  for (const address of new Set(letters.waiting.map((part) => part.address))) {
    const file = path.join('build', address.slice(basePathOfBuild('build').length));
    const { children } = JSDOM.fragment(readFileSync(file, 'utf8'));
    for (const [index, part] of [...children].entries()) {
      for (const other of part.querySelectorAll(others)) other.remove();
      comes.set(`${address} ${index}`, part.textContent);
    }
  }
  return {
    text: filled(letters, comes),
    standIns: new Map(letters.waiting.map((part) => [keyOf(part), part.standIn])),
    comes,
  };
}

let sent: Sent | undefined;

function expectSame(here: string, wanted: string): void {
  if (here === wanted) return;
  let at = 0;
  while (wanted[at] === here[at]) at += 1;
  expect(here.slice(at - 40, at + 80), 'where the text first differs').toBe(
    wanted.slice(at - 40, at + 80),
  );
}

/**
 * The article has every letter that the build wrote: what comes late is there as its file has it, or its
 * place is as the build left it.
 */
export async function expectWholeText(page: Page): Promise<void> {
  const { text, standIns, comes } = (sent ??= readSent());
  expect(text.length).toBeGreaterThan(400_000);
  const here = await page.evaluate(readLetters, [others, sign] as const);
  for (const part of here.waiting)
    expect(part.standIn, `what stands for ${keyOf(part)}`).toBe(standIns.get(keyOf(part)));
  expectSame(filled(here, comes), text);
}
