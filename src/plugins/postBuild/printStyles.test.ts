import { expect, test } from 'vitest';
import { screenAndPrint } from './printStyles';

test('rules for paper go to a sheet of their own and keep their layer', () => {
  const [screen, print] = screenAndPrint(
    '@layer a,b;@layer a{nav{color:red}@media print{nav{display:none}}}' +
      '@page{margin:18mm}p{margin:0}@media print{p{margin:1pt}}@media (width>=40rem){p{margin:1px}}',
  );
  expect(screen).toBe(
    '@layer a,b;@layer a{nav{color:red}}p{margin:0}@media (width>=40rem){p{margin:1px}}',
  );
  expect(print).toBe(
    '@layer a{@media print{nav{display:none}}}@page{margin:18mm}@media print{p{margin:1pt}}',
  );
});

test('a rule for screen and paper stays where it was', () => {
  const css = '@media print,screen{p{margin:0}}';
  expect(screenAndPrint(css)).toEqual([css, '']);
});
