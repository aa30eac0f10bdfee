import { describe, expect, test } from 'vitest';
import { pagesAnswer, type BuiltSite } from './pagesAnswer';

const files = ['index.html', '404.html', 'name.html', 'part/index.html', 'img/a b.svg', 'both'];
const site: BuiltSite = {
  basePath: '/guide/',
  isFile: (path) => files.includes(path),
};
const file = (name: string) => ({ kind: 'file', status: 200, file: name });
const lost = { kind: 'file', status: 404, file: '404.html' };

describe('files', () => {
  test.each([
    ['/guide/', 'index.html'],
    ['/guide/?a=1', 'index.html'],
    ['/guide/index.html', 'index.html'],
    ['/guide/index', 'index.html'],
    ['/guide/name', 'name.html'],
    ['/guide/name.html?a=1', 'name.html'],
    ['/guide/part/', 'part/index.html'],
    ['/guide/img/a%20b.svg', 'img/a b.svg'],
  ])('%s gives %s', (address, name) => {
    expect(pagesAnswer(address, site)).toEqual(file(name));
  });
});

describe('redirects', () => {
  test.each([
    ['/guide', '/guide/'],
    ['/guide?a=1', '/guide/?a=1'],
    ['/guide/part', '/guide/part/'],
    ['/guide/part?a=/b', '/guide/part/?a=/b'],
  ])('%s leads to %s', (address, location) => {
    expect(pagesAnswer(address, site)).toEqual({ kind: 'redirect', status: 301, location });
  });
});

describe('the not-found page', () => {
  test.each([
    '/guide/nope',
    '/guide/nope/',
    '/guide/name/',
    '/guide/foo.html',
    '/guide/Index.html',
    '/guide/%E0%A4%A',
    '/guide/%00',
    '/guide/..%2f..%2f.env',
    '/guide/../guide/index.html',
    '/guide/img',
    '/guide//',
  ])('%s is not found', (address) => {
    expect(pagesAnswer(address, site)).toEqual(lost);
  });
});

test.each(['/', '/favicon.ico', '/guides/', '/%E0%A4%A'])('%s is not of this site', (address) => {
  expect(pagesAnswer(address, site)).toEqual({ kind: 'elsewhere', status: 404 });
});

test('a site at the root has no slash-less form to redirect', () => {
  expect(pagesAnswer('/', { ...site, basePath: '/' })).toEqual(file('index.html'));
});
