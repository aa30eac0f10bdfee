// The licences of what readers get: collected by the bundler, held here against what the program imports.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { shippedLicences } from '../../config/licences';
import { expect, test } from './fixtures';
import { open } from './page';

const text = readFileSync(`build/${shippedLicences.file}`, 'utf8');

const browserFolders = ['calculations', 'client', 'components', 'search', 'theme'];

/** The sources that are bundled for the browser. */
const sources = browserFolders
  .flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join('src', folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));

/** Packages that these sources import for more than a type; the names of Docusaurus are aliases. */
const imported = new Set(
  sources
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:import|export) (?!type\b)(?:[^;']*? from )?'((?!@docusaurus|@theme|@site|@generated)[a-z@][^']*)'/gm,
      ),
    ])
    .map(([, name = '']) => (/^(@[^/]+\/)?[^/]+/.exec(name) ?? [''])[0]),
);

/** Used at build or in tests alone: the article is static, and readers get what these have drawn. */
const atBuild = ['d3-shape', 'prism-react-renderer', 'fast-check'];

const heads = text.split('\n').filter((line) => /^\S+ \d+\.\d+\.\d+\S* \(\S.*\)$/.test(line));

const named = new Set(heads.map((line) => line.split(' ')[0] ?? ''));

test('every package that the program imports is named, with its licence', () => {
  expect([...imported].sort()).toEqual(expect.arrayContaining(['clsx', 'minisearch', 'react']));
  expect([...imported].filter((name) => !named.has(name) && !atBuild.includes(name))).toEqual([]);
  expect(atBuild.filter((name) => !imported.has(name) || named.has(name))).toEqual([]);
});

test('every part of the service worker’s program is named', () => {
  const marks = readFileSync('build/sw.js', 'utf8').matchAll(/workbox:([a-z-]+):/g);
  const parts = [...new Set([...marks].map(([, part]) => `workbox-${part}`))];
  expect(parts).toContain('workbox-precaching');
  expect(parts.filter((name) => !named.has(name))).toEqual([]);
});

test('only licences that let a page pass the program on', () => {
  const kinds = new Set(heads.map((line) => (/\(([^)]+)\)$/.exec(line) ?? [])[1]));
  const free = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];
  expect([...kinds].filter((kind) => !free.includes(kind ?? ''))).toEqual([]);
});

test('the guide leads to it', async ({ page }) => {
  await open(page, '#copies');
  const link = page.getByRole('link', { name: 'the programs of others' });
  expect(await link.getAttribute('href')).toMatch(new RegExp(`/${shippedLicences.file}$`));
});
