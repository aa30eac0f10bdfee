import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** What MathML needs for letters, numbers and signs in a row, raised or lowered. */
const plainNames = new Set('semantics mrow mi mn mo mtext mspace msub msup msubsup'.split(' '));

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

/**
 * Signs that are drawn large, such as sums, are left out; so are the names of functions, which stand
 * upright in TeX and which a style cannot tell from letters.
 */
const isHard = ({ tagName, children }: Element): boolean =>
  children.some(
    (child) =>
      child.type === 'text' &&
      ((tagName === 'mo' && /[∑∏∫]/u.test(child.value)) ||
        (tagName === 'mi' && /^..+$/u.test(child.value))),
  );

const isPlain = (node: ElementContent): boolean =>
  node.type !== 'element' ||
  node.tagName === 'annotation' ||
  (plainNames.has(node.tagName) && !isHard(node) && node.children.every(isPlain));

/**
 * Leaves MathML alone of the formulas that KaTeX has drawn twice, where all browsers draw it as well:
 * letters, numbers and signs in one row. Fractions, roots, brackets that grow, sums, cases and accents
 * need a face with tables for mathematics, which phones do not have, so KaTeX draws them. Runs after
 * `rehype-katex`. See decisions/0005-plain-formulas.md.
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
        if (math.children.every(isPlain)) formula.children = [math];
        return;
      }
    });
  };
}
