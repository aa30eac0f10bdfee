import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { type Outline, outlineOf } from './outline';

const isPart = (node: Root['children'][number]): node is Element =>
  node.type === 'element' &&
  Array.isArray(node.properties.className) &&
  node.properties.className.includes('part');

const headingId = ({ children: [first] }: Element): string =>
  first?.type === 'element' && typeof first.properties.id === 'string' ? first.properties.id : '';

const sectionsOf = ({ chapters }: Outline) =>
  chapters.flatMap(({ entries }) =>
    entries.filter(({ kind, level }) => kind === 'heading' && level <= 3),
  );

/** A line that leads on; it is no text of the section and is not searched. */
const lineTo = (id: string, words: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: { className: ['next-section'], dataSearchSkip: true },
  children: [
    {
      type: 'element',
      tagName: 'a',
      properties: { href: `#${id}` },
      children: [{ type: 'text', value: words }],
    },
  ],
});

/**
 * Ends each section with a link to the next one, over the end of a chapter too. The words before the
 * first section of a chapter end where it begins, and the last section of the guide has none.
 */
export function rehypeNextSection({ docsDir }: { docsDir: string }) {
  return (root: Root, file: VFile): void => {
    if (!file.path.startsWith(docsDir)) return;
    const sections = sectionsOf(outlineOf(docsDir));
    for (const part of root.children.filter(isPart)) {
      const at = sections.findIndex(({ id }) => id === headingId(part));
      const here = sections[at];
      const next = sections[at + 1];
      if (!here || !next || here.level < next.level) continue;
      part.children.push(lineTo(next.id, `Next: ${next.number} ${next.title}`));
    }
  };
}
