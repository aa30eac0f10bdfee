import { expect, it } from 'vitest';
import { takeOut } from './takeOut';

const formula = (math: string, drawing: string, late = ''): string =>
  `<span class=katex><span class=katex-mathml><math>${math}</math></span><span${late} class=katex-html aria-hidden=true>${drawing}</span></span>`;
const plate = (inside: string): string => `<div class=formula-body>${inside}</div>`;
const fraction = '<mfrac><mn>1</mn><mn>2</mn></mfrac>';
const dotted = '<mover><mi>m</mi><mo>˙</mo></mover>';
const address = (drawings: string): string => `/${drawings.length}.txt`;

it('leaves what the browser draws itself, and lays the drawings into one file in their order', () => {
  const two = (one: string, other: string): string => `<p>Before${one}${other}After`;
  const html = two(
    plate(formula(fraction, '<b>½</b>')),
    plate(formula(fraction, '<b>1</b><b>2</b>')),
  );
  const { page, drawings } = takeOut(html, address);
  expect(drawings).toBe('<span><b>½</b></span><span><b>1</b><b>2</b></span>');
  const empty = plate(formula(fraction, '', ` data-late="${address(drawings)}"`));
  expect(page).toBe(two(empty, empty));
});

it.each([
  ['whose accent or root would be missed', plate(formula(`<mrow>${dotted}</mrow>`, '<b>m</b>'))],
  ['outside a plate', `<p>${formula(fraction, '<b>½</b>')}`],
])('leaves a formula %s as it is', (_, html) => {
  expect(takeOut(html, address)).toEqual({ page: html, drawings: '' });
});
