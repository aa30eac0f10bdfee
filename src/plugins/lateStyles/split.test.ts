import { expect, test } from 'vitest';
import { classesIn, splitOff } from './split';

test('classes of markup, quoted or not', () => {
  expect([...classesIn('<p class="a b"><i class=c>class=d</i><b title="e">')]).toEqual([
    'a',
    'b',
    'c',
  ]);
});

const split = (css: string) => splitOff(css, new Set(['line', 'dot']));

test('a selector goes that needs a late class, in its at-rule', () => {
  expect(split('p{a:b}.line{c:d}@media print{.x .dot{e:f}p{g:h}}')).toEqual({
    early: 'p{a:b}@media print{p{g:h}}',
    late: '.line{c:d}@media print{.x .dot{e:f}}',
  });
});

test('of several selectors each goes its way', () => {
  expect(split('.x,.line{a:b}')).toEqual({ early: '.x{a:b}', late: '.line{a:b}' });
});

test('a class of which another may stand in its place does not make a selector late', () => {
  for (const css of [
    ':is(.x,.line){a:b}',
    '.x:not(.line){a:b}',
    ':where(.x:not(.dot),.y) .z{a:b}',
    '@font-face{font-family:x}',
    '@keyframes x{to{a:b}}',
    '.line-end{a:b}',
  ])
    expect(split(css)).toEqual({ early: css, late: '' });
});

test('a late class beside a condition still makes it late', () => {
  const css = '.line:nth-of-type(2n+1):not(.x){a:b}';
  expect(split(css)).toEqual({ early: '', late: css });
});
