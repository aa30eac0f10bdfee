import { expect, test } from 'vitest';
import { headOf, markdownTable } from './report';
import { spreadOf } from './spread';

test('the table shows medians with least and greatest, and a dash for what a site has not', () => {
  const guide = new Map([
    ['script', spreadOf([120.63])],
    ['scriptMs', spreadOf([180.2, 201.7, 190])],
    ['searchMs', spreadOf([40])],
  ]);
  const plain = new Map([['script', spreadOf([0])]]);
  expect(markdownTable(['guide', 'plain'], [guide, plain])).toBe(
    [
      '|  | guide | plain |',
      '| --- | ---: | ---: |',
      '| script, kB | 120.6 | 0.0 |',
      '| script, ms | 190 (180–202) | – |',
      '| search, key to results, ms | 40 | – |',
    ].join('\n'),
  );
});

test('a column is headed by site and share', () => {
  expect(headOf({ name: 'this guide', share: 0.25, folder: '' })).toBe('this guide, a quarter');
});
