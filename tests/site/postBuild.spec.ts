// What the build puts into the finished pages. Reads the files; needs no browser.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { basePathOfBuild } from '../../scripts/server/basePath';

const base = basePathOfBuild('build');
const headOf = (page: string): string =>
  readFileSync(path.join('build', page), 'utf8').split('</head>')[0] ?? '';

/** The files that links of a kind name, from the root of the build. */
const linked = (head: string, kind: RegExp): string[] =>
  (head.match(/<link[^>]*>/g) ?? [])
    .filter((link) => kind.test(link))
    .map((link) => (/href="?([^"\s>]+)/.exec(link)?.[1] ?? '').slice(base.length));

const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(path.join('build', folder))
    .filter((file) => pattern.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();

for (const page of ['index.html', '404.html']) {
  test(`${page} preloads both faces, straight after the title`, () => {
    const head = headOf(page);
    const faces = linked(head, /as="font"/);
    expect(faces).toHaveLength(2);
    expect(faces).toEqual(filesIn('assets/fonts', /\.woff2$/));
    expect(head).toMatch(/<\/title><link rel="preload" as="font"/);
  });

  // What only late parts use has a stylesheet that only the guide needs (src/plugins/lateStyles).
  const kinds = page === 'index.html' ? /^(?:late|print|styles)\./ : /^(?:print|styles)\./;

  test(`${page} has one stylesheet for the screen and one for paper, and no other is left`, () => {
    const head = headOf(page);
    const local = /rel="?stylesheet"?[^>]*assets\/css|assets\/css[^>]*rel="?stylesheet/;
    const sheets = linked(head, local);
    expect(sheets.toSorted()).toEqual(filesIn('assets/css', kinds));
    expect(linked(head, /media="print"[^>]*assets\/css/).toSorted()).toEqual(
      filesIn('assets/css', page === 'index.html' ? /^(?:late|print)\./ : /^print\./),
    );
    expect(filesIn('assets/css', /\.css$/)).toHaveLength(3);
  });
}

test('the guide preloads the scripts of its route, the not-found page none', () => {
  const scripts = linked(headOf('index.html'), /as="script"/);
  expect(scripts.map((script) => /(\w+)\.\w+\.js$/.exec(script)?.[1])).toEqual([
    expect.stringMatching(/^[\da-f]{8}$/),
    'common',
  ]);
  const built = new Set(filesIn('assets/js', /\.js$/));
  expect(scripts.filter((script) => !built.has(script))).toEqual([]);
  expect(scripts.filter((script) => script.includes('instrument-'))).toEqual([]);
  expect(linked(headOf('404.html'), /as="script"/)).toEqual([]);
});

test('no script carries the schemas of the data or the library that reads them', () => {
  const scripts = filesIn('assets/js', /\.js$/).map((file) =>
    readFileSync(path.join('build', file), 'utf8'),
  );
  // A word of valibot, and a pattern of our schema for calibrations.
  const traces = ['strict_object', '^L[A-Z0-9]{3}E[0A-HJ-NPR-Z]$'];
  expect(scripts.length).toBeGreaterThan(10);
  expect(traces.filter((trace) => scripts.some((script) => script.includes(trace)))).toEqual([]);
});
