import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';

const plain = (heading: Heading): boolean =>
  heading.children.every((child) => child.type === 'text');

const holdsTable = new Set(['DataTable', 'Formula']);

/** Refuses what the grammar of the chapters does not allow, with file and line. */
export function remarkHouseRules({ docsDir }: { docsDir: string }) {
  return (root: Root, file: VFile): void => {
    if (!file.path.startsWith(docsDir)) return;
    visitParents(root, (node, ancestors) => {
      if (node.type === 'heading' && !plain(node)) {
        file.fail(
          `the heading "${toString(node)}" must be plain text: its link is titled after it`,
          node,
        );
      }
      const inHolder = ancestors.some(
        (a) => 'name' in a && typeof a.name === 'string' && holdsTable.has(a.name),
      );
      if (node.type === 'table' && !inHolder) {
        file.fail('a table needs <DataTable id caption> around it, with blank lines inside', node);
      }
      if (node.type === 'image') {
        file.fail(
          'pictures are drawn as components inside <Figure>, with a text alternative',
          node,
        );
      }
    });
  };
}
