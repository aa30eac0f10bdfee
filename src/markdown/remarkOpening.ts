import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { doors, emergencyDoor } from '../data/doors';
import { instrumentShelf } from '../data/instrumentShelf';
import { jsxAttribute } from './jsx';
import { type Outline, outlineOf } from './outline';
import { openingIds } from './openingIds';

/** Where the lists of the opening lead. */
const targets: Readonly<Record<string, readonly string[]>> = {
  Doors: [emergencyDoor, ...doors].map(({ to }) => to),
  InstrumentShelf: instrumentShelf.map(({ to }) => to),
};

/** The number of a place, or of the section that it stands in. */
function numberOf({ chapters, byId }: Outline, id: string): string | undefined {
  const entry = byId.get(id);
  const entries = chapters.find((chapter) => chapter.id === entry?.chapterId)?.entries ?? [];
  const before = entries.slice(0, entries.findIndex((other) => other.id === id) + 1);
  return before.findLast(({ kind, number }) => kind === 'heading' && number)?.number;
}

/**
 * Tells the doors and the shelf of instruments the numbers of the places where they lead.
 *
 * @throws at an id that is nowhere in the guide
 */
export function remarkOpening({ docsDir }: { docsDir: string }) {
  return (root: Root, file: VFile): void => {
    visit(root, 'mdxJsxFlowElement', (node) => {
      const ids = targets[node.name ?? ''];
      if (!ids) return;
      const outline = outlineOf(docsDir);
      const own = openingIds(docsDir);
      for (const id of ids)
        if (!outline.byId.has(id) && !own.includes(id))
          file.fail(`<${node.name}> leads to #${id}, which is nowhere in the guide`, node);
      const numbers = Object.fromEntries(ids.map((id) => [id, numberOf(outline, id)]));
      node.attributes.push(jsxAttribute('numbers', JSON.stringify(numbers)));
    });
  };
}
