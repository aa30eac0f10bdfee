import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { inlineElement, text } from './jsx';
import { outlineOf } from './outline';
import { attribute } from './parseChapter';

/** Turns `<See id="read-the-id" />` into a link that prints the number; its title comes by program (src/client/linkTitles.ts). @throws at an unknown id. */
export function remarkSee({ docsDir }: { docsDir: string }) {
  return (root: Root, file: VFile): void => {
    visit(root, 'mdxJsxTextElement', (node, index, parent) => {
      if (node.name !== 'See' || index === undefined || !parent) return;
      const id = attribute(node, 'id');
      const entry = outlineOf(docsDir).byId.get(id);
      if (!entry)
        file.fail(
          `<See id="${id}" /> leads nowhere: no heading, table, figure or formula has this id`,
          node,
        );
      else {
        const label = entry.number || `“${entry.title}”`;
        parent.children[index] = inlineElement('a', { className: 'see', href: `#${id}` }, [
          text(label),
        ]);
      }
    });
  };
}
