import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { jsxAttribute } from './jsx';
import { numberedBlocks } from './numbered';
import { type Outline, outlineOf } from './outline';
import { attribute } from './parseChapter';

const idOfHeading = (data: { hProperties?: { id?: unknown } } | undefined): string => {
  const id = data?.hProperties?.id;
  return typeof id === 'string' ? id : '';
};

/**
 * Gives headings (`data-number`, `data-hurts`) and numbered blocks (`number`) the numbers of the
 * outline. They are attributes, never text, so titles, ids and links stay free of them.
 */
export function remarkNumbers({ docsDir }: { docsDir: string }) {
  return (root: Root): void => {
    const outline: Outline = outlineOf(docsDir);
    visit(root, (node) => {
      if (node.type === 'heading') {
        const entry = outline.byId.get(idOfHeading(node.data));
        const hurts = outline.chapters.find((chapter) => chapter.id === entry?.id)?.hurts;
        node.data = {
          ...node.data,
          hProperties: {
            ...node.data?.hProperties,
            ...(entry?.number ? { 'data-number': entry.number } : {}),
            ...(hurts ? { 'data-hurts': hurts } : {}),
          },
        };
      }
      if (node.type === 'mdxJsxFlowElement' && node.name && node.name in numberedBlocks) {
        const number = outline.byId.get(attribute(node, 'id'))?.number;
        if (number) node.attributes.push(jsxAttribute('number', number));
      }
    });
  };
}
