import type { Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import rehypeKatex from 'rehype-katex';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { rehypePlainFormulas } from './rehypePlainFormulas';

/** A formula as it comes out of the build, as a text of its syntax tree. */
function built(tex: string): string {
  const root: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: { className: ['language-math', 'math-inline'] },
        children: [{ type: 'text', value: tex }],
      },
    ],
  };
  const tree = unified().use(rehypeKatex).use(rehypePlainFormulas).runSync(root);
  expect(toString(tree)).toContain(tex);
  return JSON.stringify(tree);
}

it.each([
  'T_{ST}',
  't_{0,new}=t_0\\,k_g',
  '\\Delta\\lambda',
  'v^2',
  '\\rho = 0.0012',
  'S\\,\\frac{(a+b)\\,c}{d}',
  '\\max(a,b)',
  '\\frac{s}{\\sqrt{n/m}}',
])('of %s MathML is left alone', (tex) => {
  const formula = built(tex);
  expect(formula).toContain('"tagName":"math"');
  expect(formula).not.toMatch(/katex-(?:html|mathml)/);
});

it('the names of functions stand upright, letters do not', () => {
  const formula = built('\\max(a,b)');
  expect(formula).toMatch(
    /"properties":\{"mathvariant":"normal"\},"children":\[\{[^}]*"value":"max"/,
  );
  expect(formula).toMatch(/"properties":\{\},"children":\[\{[^}]*"value":"a"/);
});

it('a raised or lowered letter stands in a row', () => {
  expect(built('x_i^2')).toMatch(
    /"tagName":"mrow"[^[]*\[\{"type":"element","tagName":"mi"[^[]*\[\{[^}]*"value":"i"/,
  );
});

it.each([
  'a\\left(1+\\frac{T}{100}\\right)',
  '\\sqrt{\\frac{n}{m}}',
  '\\sqrt{a^2}',
  '\\dot m',
  '\\sum_{k=1}^{6} A_k',
  '\\begin{cases} a & b \\end{cases}',
])('%s keeps the drawing of KaTeX beside it', (tex) => {
  const formula = built(tex);
  expect(formula).toContain('katex-html');
  expect(formula).toContain('katex-mathml');
});
