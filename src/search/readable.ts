/**
 * What the search does not read: signs and buttons beside the text, numbers that come from
 * attributes, the second writing of formulas, and the insides of drawings, whose finding stands in
 * their caption and whose values stand in a table.
 */
const passedOver = [
  '[data-search-skip]',
  '.hash-link',
  '.source-mark',
  '.plate-number',
  '.katex-html',
  'annotation',
  'svg',
  'script',
  'style',
  'template',
  'noscript',
  'button',
  'select',
].join(',');

const block =
  'p,li,dt,dd,td,th,pre,div,h2,h3,h4,h5,h6,summary,caption,figcaption,blockquote,section,article,details,aside';

/** Walks the elements and texts below `root` that the search reads, in the order of the page. */
export const readableNodes = (root: Element): TreeWalker =>
  root.ownerDocument.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      isElement(node) && node.matches(passedOver)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );

export const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** The block that a text belongs to: two texts in one block read on, others stand apart. */
export const blockOf = (node: Node): Element | null => node.parentElement?.closest(block) ?? null;

/** A text inside `code` is a name as a program shows it. */
export const isExactName = (node: Node): boolean => Boolean(node.parentElement?.closest('code'));
