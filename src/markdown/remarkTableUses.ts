import type { InlineCode, Nodes, Root } from 'mdast';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { inlineElement, jsxAttribute } from './jsx';
import { knownName, type KnownName, nameError } from './knownNames';
import { nameUsesOf } from './nameUses';

/** The lists that show where their names are used. */
const lists: Readonly<Record<string, KnownName['kind']>> = {
  RomTableList: 'table',
  LoggingParameterTable: 'parameter',
};

const isLink = (node: Nodes): boolean =>
  node.type === 'link' || ('name' in node && (node.name === 'a' || node.name === 'Term'));

/**
 * Looks after the exact names of tables and logging parameters in code: refuses what looks like a
 * table and is none, links the first mention in each section to its row, and tells the two lists
 * which sections use each name.
 *
 * @throws with file and line at a name that no definition has.
 */
export function remarkTableUses({ docsDir }: { docsDir: string }) {
  return (root: Root, file: VFile): void => {
    let linked = new Set<string>();
    visitParents(root, (node, ancestors) => {
      if (node.type === 'heading') {
        if (node.depth <= 3) linked = new Set();
        return SKIP;
      }
      if (node.type === 'mdxJsxFlowElement' && node.name && node.name in lists) {
        const kind = lists[node.name] ?? 'table';
        const value = JSON.stringify(nameUsesOf(docsDir)[kind]);
        node.attributes.push(jsxAttribute('uses', value));
      }
      if (node.type !== 'inlineCode') return;
      const error = nameError(node.value);
      if (error) file.fail(error, node);
      const known = knownName(node.value);
      const parent = ancestors.at(-1);
      if (!known || !parent || linked.has(known.id) || ancestors.some(isLink)) return;
      linked.add(known.id);
      const place = (parent.children as Nodes[]).indexOf(node);
      parent.children[place] = linkTo(known.id, node);
      return [SKIP, place + 1];
    });
  };
}

const linkTo = (id: string, code: InlineCode) =>
  inlineElement('a', { className: 'exact-name', href: `#${id}` }, [code]);
