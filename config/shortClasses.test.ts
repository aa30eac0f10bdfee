import { expect, test } from 'vitest';
import { shortNames } from './shortClasses';

const sheets = new Map([
  ['/b.module.css', '.line { margin: .5rem } .line:hover .dot { top: 0 }'],
  ['/a.module.css', ':global(.wide) .line { left: 0 }'],
]);

test('every class of every stylesheet gets a name of its own', () => {
  const names = shortNames(sheets);
  expect([...names.keys()]).toEqual([
    '/a.module.css line',
    '/a.module.css wide',
    '/b.module.css dot',
    '/b.module.css line',
  ]);
  expect(new Set(names.values()).size).toBe(4);
});

test('the names do not depend on the order in which the stylesheets are found', () => {
  expect(shortNames(new Map([...sheets].reverse()))).toEqual(shortNames(sheets));
});

test('every name is a class name, and short', () => {
  const many = new Map([['/x', Array.from({ length: 500 }, (_, n) => `.c${n}{}`).join('')]]);
  for (const name of shortNames(many).values()) expect(name).toMatch(/^_[0-9a-z]{1,2}$/);
});
