/** Elements that the search does not read. */
const passedOverNames = new Set([
  'annotation',
  'svg',
  'script',
  'style',
  'noscript',
  'template',
  'button',
  'select',
]);

/** Classes of elements that it does not read either. */
const passedOverClasses = /(?:^|\s)(?:hash-link|source-mark|plate-number|katex-html)(?:\s|$)/;

/**
 * What the search does not read: signs and buttons beside the text, numbers that come from
 * attributes, the second writing of formulas, and the insides of drawings, whose finding stands in
 * their caption and whose values stand in a table.
 */
const isPassedOver = (element: Element): boolean => {
  if (passedOverNames.has(element.localName) || element.hasAttribute('data-search-skip'))
    return true;
  const classes = element.getAttribute('class');
  return classes !== null && passedOverClasses.test(classes);
};

export const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** The node after `node` and all that is below it; none after the last below `root`. */
function after(node: Node, root: Element): Node | null {
  let from: Node | null = node;
  while (from && from !== root) {
    if (from.nextSibling) return from.nextSibling;
    from = from.parentNode;
  }
  return null;
}

/**
 * Walks the elements and texts below `root` that the search reads, in the order of the page. Not by a
 * `TreeWalker`, which calls back into the script for each node to ask whether it is wanted.
 */
export function* readableNodes(root: Element): Generator<Node, void> {
  let node = root.firstChild as Node | null;
  while (node) {
    const isRead = !isElement(node) || !isPassedOver(node);
    if (isRead && (isElement(node) || node.nodeType === Node.TEXT_NODE)) yield node;
    node = (isRead ? node.firstChild : null) ?? after(node, root);
  }
}

const blocks = new Set(
  'p,li,dt,dd,td,th,pre,div,h2,h3,h4,h5,h6,summary,caption,figcaption,blockquote,section,article,details,aside'.split(
    ',',
  ),
);

/** The block that a text belongs to: two texts in one block read on, others stand apart. */
export function blockOf(node: Node): Element | null {
  let element = node.parentElement;
  while (element && !blocks.has(element.localName)) element = element.parentElement;
  return element;
}

/** A text inside `code` is a name as a program shows it. @param block the block it belongs to */
export function isExactName(node: Node, block: Element | null): boolean {
  let element = node.parentElement;
  while (element && element !== block && element.localName !== 'code')
    element = element.parentElement;
  return element?.localName === 'code';
}
