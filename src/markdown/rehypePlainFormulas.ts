import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** What MathML needs for letters, numbers and signs in a row, raised or lowered, and for fractions and roots. */
const plainNames = new Set(
  'semantics mrow mi mn mo mtext mspace msub msup msubsup mfrac msqrt'.split(' '),
);

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

const textOf = ({ children: [first] }: Element): string =>
  first?.type === 'text' ? first.value : '';

/** Signs that are drawn large, such as sums, and brackets that grow with what they hold. */
const isHard = ({ tagName, properties }: Element, text: string): boolean =>
  tagName === 'mo' && (/[∑∏∫]/u.test(text) || properties.fence === 'true');

/** What a root may hold: no browser needs to draw its sign taller than a letter. */
const isLow = (node: ElementContent): boolean =>
  node.type !== 'element' ||
  (!['mfrac', 'msup', 'msubsup'].includes(node.tagName) && node.children.every(isLow));

const isPlain = (node: ElementContent): boolean =>
  node.type !== 'element' ||
  node.tagName === 'annotation' ||
  (plainNames.has(node.tagName) &&
    !isHard(node, textOf(node)) &&
    (node.tagName !== 'msqrt' || node.children.every(isLow)) &&
    node.children.every(isPlain));

const hasScript = new Set('msub msup msubsup'.split(' '));

/** Firefox draws a raised or lowered letter at full size if it has a face of its own, but not in a row. */
const inRow = (script: ElementContent): ElementContent =>
  script.type === 'element' && script.tagName === 'mi'
    ? { type: 'element', tagName: 'mrow', properties: {}, children: [script] }
    : script;

/**
 * Readies MathML to be seen alone. The names of functions stand upright in TeX; a style cannot tell them from
 * letters.
 */
function dress(formula: Element): void {
  visit(formula, 'element', (node) => {
    const [base, ...scripts] = node.children;
    if (hasScript.has(node.tagName) && base) node.children = [base, ...scripts.map(inRow)];
    if (node.tagName === 'mi' && textOf(node).length > 1) node.properties.mathvariant = 'normal';
  });
}

/**
 * Leaves MathML alone of the formulas that KaTeX has drawn twice, where all browsers draw it as well:
 * letters, numbers and signs in one row, fractions and low roots. Taller roots, brackets that grow, sums,
 * cases and accents need a face with tables for mathematics, which phones do not have, so KaTeX draws
 * them. Runs after `rehype-katex`. See decisions/0005-plain-formulas.md.
 */
export function rehypePlainFormulas() {
  return (root: Root): void => {
    visit(root, 'element', (formula) => {
      if (!hasClass(formula, 'katex')) return;
      for (const form of formula.children) {
        if (form.type !== 'element' || !hasClass(form, 'katex-mathml')) continue;
        const [math] = form.children;
        if (math?.type !== 'element') return;
        // In HTML the element is known by its name.
        delete math.properties.xmlns;
        if (math.children.every(isPlain)) {
          dress(math);
          formula.children = [math];
        }
        return;
      }
    });
  };
}
