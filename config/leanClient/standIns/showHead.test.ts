// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { HeadElement } from './headElements';
import { showHead } from './showHead';

const element = (type: string, props: HeadElement['props']): HeadElement => ({ type, props });
const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML =
    '<title data-rh="true">Guide</title><link rel="stylesheet" href="a.css">' +
    '<meta data-rh="true" name="description" content="From the server">';
});

test('what the server wrote stays the same element, and what is not ours stays', () => {
  const before = document.head.querySelector('meta');
  showHead([[element('meta', { name: 'description', content: 'From the server' })]]);
  expect(document.head.querySelector('meta')).toBe(before);
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
});

test('the wish of the deeper component wins, and goes with it', () => {
  const site = [
    element('title', { children: 'Guide' }),
    element('meta', { name: 'robots', content: 'all' }),
  ];
  const page = [
    element('title', { children: ['Page', ' | Guide'] }),
    element('meta', { name: 'robots', content: 'noindex' }),
  ];
  showHead([site, page]);
  expect([document.title, robots()]).toEqual(['Page | Guide', 'noindex']);
  expect(document.head.querySelectorAll('meta')).toHaveLength(1);
  showHead([site]);
  expect([document.title, robots()]).toEqual(['Guide', 'all']);
});

test('one component may wish several elements of the same key, such as alternates', () => {
  const href = 'https://example.org/';
  showHead([
    [
      element('link', { rel: 'alternate', href, hrefLang: 'en' }),
      element('link', { rel: 'alternate', href, hrefLang: 'x-default' }),
    ],
  ]);
  const alternates = [...document.head.querySelectorAll('link[rel=alternate]')];
  expect(alternates.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'x-default']);
});

test('attributes of html come together and go when nobody wishes them', () => {
  const html = document.documentElement;
  html.setAttribute('data-theme', 'dark');
  showHead([
    [element('html', { lang: 'en' })],
    [element('html', { className: 'a b', 'data-x': true })],
  ]);
  expect([html.lang, html.className, html.dataset.x]).toEqual(['en', 'a b', 'true']);
  showHead([[element('html', { lang: 'en' })]]);
  expect([html.className, html.hasAttribute('data-x')]).toEqual(['', false]);
  expect(html.dataset.theme).toBe('dark');
});

test('data for search engines is written as text', () => {
  showHead([[element('script', { type: 'application/ld+json', children: '{"a":"<b>"}' })]]);
  expect(document.head.querySelector('script')?.textContent).toBe('{"a":"<b>"}');
});
