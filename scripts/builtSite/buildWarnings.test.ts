import { expect, test } from 'vitest';
import { buildWarnings } from './buildWarnings';

const quiet = `[INFO] [en] Creating an optimized production build...
[webpackbar] ✔ Client: Compiled successfully in 3.01s
[SUCCESS] Generated static files in "build".`;

test('finds nothing in a quiet build', () => {
  expect(buildWarnings(quiet)).toEqual([]);
});

test.each([
  '[WARNING] Docusaurus found broken anchors!',
  '\u001b[33m\u001b[1m[WARNING]\u001b[22m\u001b[39m Duplicate routes found!',
  '[ERROR] Error: Unable to build website for locale en.',
  'warn - lightningcss minimizer: unexpected token',
  '(node:71) DeprecationWarning: the module is old',
  '⚠ Server: Compiled with warnings',
])('finds %j', (line) => {
  expect(buildWarnings(`${quiet}\n${line}\n`)).toHaveLength(1);
});
