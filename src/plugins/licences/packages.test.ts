import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { licencesText, packageFolders, packageIn } from './packages';

function packageWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'licences-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return folder;
}

const manifest = '{"name":"gauge","version":"1.2.3","license":"MIT","author":"Ann Example"}';

it('finds packages, scoped and nested ones, also in modules put together', () => {
  expect(
    packageFolders([
      { nameForCondition: '/site/src/page.tsx' },
      { nameForCondition: null, modules: [{ nameForCondition: '/site/node_modules/a/i.js' }] },
      { nameForCondition: '/site/node_modules/a/j.js' },
      { nameForCondition: '/site/node_modules/@s/b/lib/i.js' },
      { nameForCondition: '/site/node_modules/a/node_modules/c/i.js' },
      { nameForCondition: 'C:\\site\\node_modules\\d\\i.js' },
    ]),
  ).toEqual([
    '/site/node_modules/a',
    '/site/node_modules/@s/b',
    '/site/node_modules/a/node_modules/c',
    'C:\\site\\node_modules\\d',
  ]);
});

it('takes the licence and the notices, not a program of that name', () => {
  const folder = packageWith({
    'package.json': manifest,
    'LICENSE.md': 'Words of the licence\n',
    NOTICE: 'A notice',
    'license.js': 'no text',
  });
  expect(packageIn(folder)).toEqual({
    name: 'gauge',
    version: '1.2.3',
    license: 'MIT',
    texts: ['Words of the licence', 'A notice'],
  });
});

it('takes the read-me where that alone tells the licence, and says where nothing does', () => {
  const told = packageWith({
    'package.json': manifest,
    'README.md': '# G\n\n## License\n\nFree\n',
  });
  expect(packageIn(told).texts).toEqual(['Free']);
  const silent = packageWith({ 'package.json': manifest, 'README.md': '# G\n' });
  expect(packageIn(silent).texts).toEqual([
    'No text of the licence lies in this package. It names MIT and its author Ann Example.',
  ]);
});

it('throws for a package that names no licence', () => {
  const folder = packageWith({ 'package.json': '{"name":"gauge","version":"1.2.3"}' });
  expect(() => packageIn(folder)).toThrow(/names no licence/);
});

it('lists all at the top, then each with its words, in order', () => {
  const entry = { version: '1.0.0', license: 'MIT', texts: ['Words'] };
  const text = licencesText('Top', [
    { ...entry, name: 'b' },
    { ...entry, name: 'a' },
  ]);
  expect(text.split('\n').slice(0, 4)).toEqual(['Top', '', 'a 1.0.0 (MIT)', 'b 1.0.0 (MIT)']);
  expect(text.match(/^Words$/gm)).toHaveLength(2);
});
