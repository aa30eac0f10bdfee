import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { termId, termNamed } from '../data/terms';
import { inlineElement } from './jsx';
import { attribute } from './parseChapter';

/** Turns `<Term>LTFT</Term>` into a link to its explanation. @throws at an unknown term. */
export function remarkTerms() {
  return (root: Root, file: VFile): void => {
    visit(root, 'mdxJsxTextElement', (node, index, parent) => {
      if (node.name !== 'Term' || index === undefined || !parent) return;
      const name = attribute(node, 'of') || toString(node);
      const term = termNamed(name);
      if (!term)
        file.fail(
          `the glossary has no term "${name}"; the terms stand in src/data/glossary.json`,
          node,
        );
      else {
        parent.children[index] = inlineElement(
          'a',
          { className: 'term', href: `#${termId(term.term)}` },
          node.children,
        );
      }
    });
  };
}
