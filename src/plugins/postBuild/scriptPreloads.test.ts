import { expect, test } from 'vitest';
import { filesOfRoute } from './scriptPreloads';

const asset = (file: string) => ({ js: [{ file }] });

const manifest = {
  origins: {
    doc: ['1', '2'],
    content: ['3'],
    plugin: ['4'],
    other: ['5'],
    styles: ['1', '6'],
    common: ['1', '7'],
  },
  assets: {
    1: { css: [{ file: 'styles.css' }] },
    2: asset('doc.js'),
    3: asset('content.js'),
    4: asset('plugin.js'),
    5: asset('other.js'),
    7: asset('common.js'),
  },
};

test('the files of a route are those of all its parts, each once, scripts only', () => {
  const parts = {
    '/base/-141': { __comp: 'doc', __context: { plugin: 'plugin' } },
    '/base/-1c-3': { __comp: 'other' },
    '/base/-931': { __comp: 'doc', content: 'content' },
    '/base/other-931': { __comp: 'other' },
  };
  expect(filesOfRoute('/base/', parts, manifest)).toEqual([
    'common.js',
    'content.js',
    'doc.js',
    'plugin.js',
  ]);
});

test('a route without parts has no files', () => {
  expect(filesOfRoute('/nowhere', {}, manifest)).toEqual([]);
});
