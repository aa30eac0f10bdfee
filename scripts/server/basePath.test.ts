import { expect, test } from 'vitest';
import { basePathOfBuild, basePathOfPage } from './basePath';

test.each([
  ['<script src="/ncmiatatuning-docs/assets/js/main.1a2b.js">', '/ncmiatatuning-docs/'],
  ['<link rel=stylesheet href=/guide/assets/css/styles.3c.css />', '/guide/'],
  ['<a href="/a/b/c">x</a><script src="/a/b/assets/js/runtime.js">', '/a/b/'],
  ['<script src="/assets/js/main.js">', '/'],
])('reads the base path from %s', (html, basePath) => {
  expect(basePathOfPage(html)).toBe(basePath);
});

test('refuses a page without assets', () => {
  expect(() => basePathOfPage('<p>nothing</p>')).toThrow('names no script');
});

test('says what to run when nothing was built', () => {
  expect(() => basePathOfBuild('no-such-folder')).toThrow('npm run build');
});
