import { expect, it } from 'vitest';
import { withoutTex } from './withoutTex';

it('leaves the signs of each formula alone', () => {
  const formula = (inside: string): string => `<p>Load <math>${inside}</math></p>`;
  const tex = '<annotation encoding=application/x-tex>T_1 \\frac{a}{b}</annotation>';
  const page = formula(`<semantics><mrow><mi>T</mi></mrow>${tex}</semantics>`);
  expect(withoutTex(page + page)).toBe(formula('<mrow><mi>T</mi></mrow>').repeat(2));
});

it('refuses a page in which it stands otherwise, or not at all', () => {
  expect(() => withoutTex('<math><mi>T</mi></math>')).toThrow('no TeX where it was expected');
  expect(() => withoutTex('<annotation>a</annotation><semantics class=a>')).toThrow('no TeX');
});

it('leaves a page without formulas as it is', () => {
  expect(withoutTex('<p>Load</p>')).toBe('<p>Load</p>');
});
