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

  test(`${page} has one stylesheet for the screen and one for paper, and no other is left`, () => {
    const head = headOf(page);
    const local = /rel="?stylesheet"?[^>]*assets\/css|assets\/css[^>]*rel="?stylesheet/;
    const sheets = linked(head, local);
    expect(sheets.toSorted()).toEqual(filesIn('assets/css', /\.css$/));
    expect(linked(head, /media="print"[^>]*assets\/css/)).toEqual(
      filesIn('assets/css', /^print\./),
    );
    expect(sheets).toHaveLength(2);
  });
}

test('the guide preloads the scripts of its route, the not-found page none', () => {
  const scripts = linked(headOf('index.html'), /as="script"/);
  expect(scripts.length).toBeGreaterThan(4);
  const built = new Set(filesIn('assets/js', /\.js$/));
  expect(scripts.filter((script) => !built.has(script))).toEqual([]);
  expect(scripts.filter((script) => script.includes('instrument-'))).toEqual([]);
  expect(linked(headOf('404.html'), /as="script"/)).toEqual([]);
});

test('every section of the guide has heights for both kinds of window', () => {
  const page = readFileSync('build/index.html', 'utf8');
  const sections = page.match(/<div class="?part[ ">][^>]*/g) ?? [];
  expect(sections.length).toBeGreaterThan(150);
  expect(sections.filter((tag) => !/--part-narrow:\d+px;--part-wide:\d+px/.test(tag))).toEqual([]);
});
