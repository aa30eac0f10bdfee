import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { instrumentHydrated, instrumentNames } from './instruments/instrument';
import { startJob, tick } from './jobs/job';
import { open } from './page';

const pages = ['index.html', '404.html'];

const policyIn = (html: string): string =>
  /<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
    html,
  )?.[1] ?? '';

const hashesOf = (html: string): readonly string[] => {
  const inline = html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([^]*?)<\/script>/g);
  return [...inline].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
};

/** The whole policy, word for word: what is opened further has to be opened here too. */
const policyWith = (hashes: readonly string[]): readonly string[] => [
  "default-src 'none'",
  ["script-src 'self'", ...new Set(hashes)].join(' '),
  "style-src 'self' https://cdn.jsdelivr.net/npm/katex@0.0.0/dist/",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self' https://cdn.jsdelivr.net/npm/katex@0.0.0/dist/",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
];

for (const name of pages) {
  test(`${name} has this policy and no other`, () => {
    const html = readFileSync(`build/${name}`, 'utf8');
    const hashes = hashesOf(html);
    expect(hashes.length).toBeGreaterThan(0);
    const policy = policyIn(html).replace(/katex@\d+\.\d+\.\d+/g, 'katex@0.0.0');
    expect(policy.split('; ')).toEqual(policyWith(hashes));
  });

  test(`${name} has styles of single elements only where config/contentSecurityPolicy.ts says`, async ({
    page,
  }) => {
    const others = await page.evaluate(
      (html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('[style]')]
          .filter((each) => !each.closest('.katex'))
          .map((each) => [each.tagName.toLowerCase(), each.getAttribute('style') ?? ''] as const)
          .filter(
            ([tag, style]) =>
              !(/^t[dh]$/.test(tag) && /^text-align: ?(?:right|center);?$/.test(style)) &&
              !(tag === 'div' && /^--kept:\d+px(?:;--kept-narrow:\d+px)?$/.test(style)) &&
              !(tag === 'span' && /^width:\d+(?:\.\d+)?%$/.test(style)) &&
              !(tag === 'svg' && /^display: ?none;?$/.test(style)),
          ),
      readFileSync(`build/${name}`, 'utf8'),
    );
    expect(others).toEqual([]);
  });
}

test('an inline script and a handler that somebody brings in do not run', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/Content Security Policy/);
  await open(page);
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken"';
    document.body.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'document.title = "taken"');
    document.body.append(button);
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return document.title;
  });
  expect(ran).not.toBe('taken');
});

/** Goes through the page to its end, a screen at a time, and lets come what comes to readers there. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isShown = (each: Element): boolean => {
      const { top, bottom } = each.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && each.checkVisibility();
    };
    const { documentElement: root } = document;
    scrollTo({ top: 0, behavior: 'instant' });
    while (Math.ceil(scrollY) + innerHeight < root.scrollHeight - 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      do await drawn();
      while ([...document.querySelectorAll('[data-late]')].some(isShown));
    }
  });
}

test('the whole guide, its instruments, a job and the print break no rule of its policy', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      broken.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  await open(page);
  for (const name of instrumentNames) {
    await page.evaluate((id) => {
      window.location.hash = id;
    }, `instrument-${name}`);
    await instrumentHydrated(page, name);
  }
  await page.keyboard.press('/');
  await page.locator('#search-panel').getByRole('combobox').fill('load scaling');
  await expect(page.locator('#search-panel').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await scrollToEnd(page);
  await expect(page.locator('[data-late]:not(details:not([open]) *)')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen' });
  await startJob(page, 'load-scaling');
  await tick(page, 3);
  await page.emulateMedia({ media: 'print' });
  await page.pdf();
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
});
