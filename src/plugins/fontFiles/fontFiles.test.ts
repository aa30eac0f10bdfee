import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fontFiles } from '.';

let siteDir = '';
beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'guide-'));
  mkdirSync(path.join(siteDir, 'fonts'));
  writeFileSync(path.join(siteDir, 'fonts', 'face.woff2'), '');
});
afterAll(() => {
  rmSync(siteDir, { recursive: true });
});

async function configured(rules: object[], folder = 'fonts') {
  const plugin = await fontFiles({ folder, outputFolder: 'out' })(
    { siteDir } as LoadContext,
    undefined,
  );
  return plugin?.configureWebpack?.(
    { module: { rules } },
    false,
    {} as ConfigureWebpackUtils,
    undefined,
  );
}

it('takes our folder out of the bundler’s rule for fonts', async () => {
  const rule: { test: RegExp; exclude?: string } = { test: /\.(?:woff2?|ttf)$/ };
  const config = await configured([{ test: /\.css$/ }, rule]);
  expect(rule.exclude).toBe(path.join(siteDir, 'fonts'));
  expect(config?.module?.rules).toHaveLength(1);
});

it.each([
  ['no rule', []],
  ['two rules', [{ test: /\.woff2$/ }, { test: /woff/ }]],
  ['a rule with an exception', [{ test: /\.woff2$/, exclude: 'x' }]],
])('throws where there is %s for fonts', async (_what, rules) => {
  await expect(configured(rules)).rejects.toThrow(/one rule of the bundler/);
});

it('throws where the folder holds no font', async () => {
  await expect(configured([], '.')).rejects.toThrow(/no \.woff2 file/);
});
