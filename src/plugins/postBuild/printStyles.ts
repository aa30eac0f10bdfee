import { type AtRule, type ChildNode, type Container, parse } from 'postcss';

const isForPrint = (node: ChildNode): boolean =>
  node.type === 'atrule' &&
  (node.name === 'page' || (node.name === 'media' && node.params === 'print'));

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined;

/** Keeps what passes, at the top and inside the layers. */
function keep(container: Container, passes: (node: ChildNode) => boolean): void {
  container.each((node) => {
    if (isLayer(node)) keep(node, passes);
    else if (!passes(node)) node.remove();
  });
}

/** Drops rules and at-rules that hold nothing any more. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

function only(css: string, passes: (node: ChildNode) => boolean): string {
  const root = parse(css);
  keep(root, passes);
  dropEmpty(root);
  return root.toString();
}

/**
 * Cuts a stylesheet in two: what a screen needs, and what only paper needs. The second has to come
 * after the first, which declares the order of the layers.
 */
export const screenAndPrint = (css: string): readonly [screen: string, print: string] => [
  only(css, (node) => !isForPrint(node)),
  only(css, isForPrint),
];
