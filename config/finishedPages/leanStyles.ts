import { type Container, parse, type Root } from 'postcss';
import { dropOverruled, putConstantsInPlace } from './constants';

/** A list of one, which is as good as its only member. */
const listOfOne = /:(?:is|where)\(([^(),]*)\)/g;

/** What a selector asks for within brackets may be one of several things, or what must not be. */
const inBrackets = /\([^()]*\)|\[[^\]]*\]/g;

/** Whether an element can match: not if the selector asks for a class that nothing carries. */
function canMatch(selector: string, inUse: ReadonlySet<string>): boolean {
  let plain = selector.replace(listOfOne, '$1');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(inBrackets, '');
  }
  return [...plain.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => inUse.has(name));
}

function dropSelectors(root: Root, inUse: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    // The steps of an animation are no selectors.
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, inUse));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
}

const readIn = (css: string): Set<string | undefined> =>
  new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));

/** Drops custom properties that nothing reads, and then those that only they read. */
function dropProperties(root: Root, inUse: ReadonlySet<string>): void {
  for (let before = -1; before !== root.toString().length;) {
    before = root.toString().length;
    const read = readIn(root.toString());
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop) && !inUse.has(declaration.prop)) declaration.remove();
    });
  }
}

/** Drops from the order of the layers those that hold nothing: an empty layer overrules nothing. */
function dropEmptyLayers(root: Root): void {
  const filled = new Set<string>();
  root.walkAtRules('layer', ({ params, nodes }) => {
    if (nodes) filled.add(params.trim());
  });
  root.walkAtRules('layer', (rule) => {
    if (rule.nodes) return;
    const named = rule.params.split(',').filter((name) => filled.has(name.trim()));
    if (named.length > 0) rule.params = named.join(',');
    else rule.remove();
  });
}

/** A second name of the same property for old Safari, which needs it only for more than a line. */
function dropOldNames(root: Root): void {
  root.walkDecls('-webkit-text-decoration', (declaration) => {
    if (/^(?:none|underline|inherit)$/.test(declaration.value)) declaration.remove();
  });
}

/** Drops rules and at-rules that hold nothing any more. */
export function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/**
 * The stylesheet without the selectors of classes that occur nowhere on the site, which are most of the
 * theme's framework, and without the custom properties that only they read or that never change.
 */
export function leanStyles(css: string, inUse: ReadonlySet<string>): string {
  const root = parse(css);
  dropSelectors(root, inUse);
  dropOverruled(root);
  dropProperties(root, inUse);
  putConstantsInPlace(root, inUse);
  dropEmpty(root);
  dropEmptyLayers(root);
  dropOldNames(root);
  return root.toString();
}
