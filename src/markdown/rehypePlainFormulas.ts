import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** What MathML needs for letters, numbers and signs in a row, raised or lowered. */
const plainNames = new Set('semantics mrow mi mn mo mtext mspace msub msup msubsup'.split(' '));

const isElement = (node: unknown, className?: string): node is Element =>
  (node as Element).type === 'element' &&
  (className === undefined ||
    (Array.isArray((node as Element).properties.className) &&
      ((node as Element).properties.className as unknown[]).includes(className)));

/**
 * Signs that are drawn large, such as sums, are left out; so are the names of functions, which stand
 * upright in TeX and which a style cannot tell from letters.
 */
const isHard = ({ tagName, children }: Element): boolean =>
  children.some(
    (child) =>
      child.type === 'text' &&
      ((tagName === 'mo' && /[∑∏∫]/.test(child.value)) ||
        (tagName === 'mi' && [...child.value].length > 1)),
  );

const isPlain = (node: Element): boolean =>
  node.tagName === 'annotation' ||
  (plainNames.has(node.tagName) &&
    !isHard(node) &&
    node.children.every((child) => !isElement(child) || isPlain(child)));

/**
 * Leaves MathML alone of the formulas that KaTeX has drawn twice, where all browsers draw it as well:
 * letters, numbers and signs in one row. Fractions, roots, brackets that grow, sums, cases and accents
 * need a face with tables for mathematics, which phones do not have, so KaTeX draws them. Runs after
 * `rehype-katex`. See decisions/0005-plain-formulas.md.
 */
export function rehypePlainFormulas() {
  return (root: Root): void => {
    visit(root, 'element', (formula: Element) => {
      if (!isElement(formula, 'katex')) return;
      const mathml = formula.children.find((child) => isElement(child, 'katex-mathml'));
      const math = isElement(mathml ?? {}) ? (mathml as Element).children[0] : undefined;
      if (math === undefined || !isElement(math)) return;
      if (math.children.every((child) => isElement(child) && isPlain(child)))
        formula.children = [math];
    });
  };
}
