import type { Element, ElementContent, Root, RootContent } from 'hast';

const isHeading = (node: RootContent): boolean =>
  node.type === 'element' && (node.tagName === 'h2' || node.tagName === 'h3');

const newSection = (heading: RootContent): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {
    className:
      heading.type === 'element' && heading.tagName === 'h2' ? ['part', 'part-chapter'] : ['part'],
  },
  children: [],
});

/**
 * Puts each heading of level 2 or 3, with all that follows it up to the next, into one element, so that
 * the browser can leave out the layout of what is far from the window (see `parts.css`).
 */
export function rehypeSections() {
  return (root: Root): void => {
    const children: RootContent[] = [];
    let section: Element | undefined;
    for (const node of root.children) {
      if (isHeading(node)) children.push((section = newSection(node)));
      if (section) section.children.push(node as ElementContent);
      else children.push(node);
    }
    root.children = children;
  };
}
