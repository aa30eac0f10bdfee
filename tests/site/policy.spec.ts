import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { instrumentHydrated, instrumentNames } from './instruments/instrument';
import { open } from './page';

const pages = ['index.html', '404.html'];

const policyIn = (html: string): string =>
  /<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
    html,
  )?.[1] ?? '';

for (const name of pages) {
  test(`${name} may run its own inline scripts and no other`, () => {
    const html = readFileSync(`build/${name}`, 'utf8');
    const policy = policyIn(html);
    const inline = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([^]*?)<\/script>/g)];
    expect(inline.length).toBeGreaterThan(0);
    const hashes = inline.map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(new Set(scripts)).toEqual(new Set(["'self'", ...hashes]));
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/(?:script|style)-src [^;]*'unsafe/);
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

test('the whole guide with all its instruments breaks no rule of its policy', async ({ page }) => {
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
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
});
