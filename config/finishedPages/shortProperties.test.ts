import { expect, test } from 'vitest';
import { shortProperties } from './shortProperties';

const none = new Set<string>();

test('the names that stand most often become the shortest', () => {
  const css = ':root{--long:1px;--longer:2px}p{margin:var(--longer) var(--longer) var(--long)}';
  expect(shortProperties(css, none)).toBe(
    ':root{--b:1px;--a:2px}p{margin:var(--a) var(--a) var(--b)}',
  );
});

test('names of pages and programs, and names that are only read, stay', () => {
  const css = ':root{--part-wide:1px}p{margin:var(--part-wide) var(--my-car)}';
  expect(shortProperties(css, new Set(['--part-wide']))).toBe(css);
});

test('no short name is taken twice', () => {
  const css = ':root{--a:1px;--long:2px}p{margin:var(--long) var(--long) var(--a)}';
  const short = shortProperties(css, new Set(['--a']));
  expect(short).toBe(':root{--a:1px;--b:2px}p{margin:var(--b) var(--b) var(--a)}');
});

test('many names stay apart', () => {
  const names = Array.from({ length: 80 }, (_, place) => `--name-${place}`);
  const css = `:root{${names.map((name, place) => `${name}:${place}px`).join(';')}}`;
  const short = [...shortProperties(css, none).matchAll(/--\w+/g)].map(([name]) => name);
  expect(new Set(short).size).toBe(80);
});
