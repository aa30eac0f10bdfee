import { type Container, parse } from 'postcss';

/** Classes that stand in the markup of a page or a part of one. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set(
    Array.from(html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g), ([, quoted, bare]) =>
      (quoted ?? bare ?? '').split(/\s+/),
    ).flat(),
  );

/** Conditions that may hold without each of their classes: `:is(.a, .b)`, `:not(.a)`. */
const condition = /:(?:has|is|not|where)\([^()]*\)/g;

/** Classes without which nothing matches the selector. */
function neededBy(selector: string): readonly string[] {
  const plain = selector.replaceAll(/:nth-[\w-]+\([^()]*\)/g, '').replaceAll(condition, '');
  // A condition within a condition needs another round.
  if (plain !== selector) return neededBy(plain);
  return Array.from(plain.matchAll(/\.([\w-]+)/g), ([, name = '']) => name);
}

/** At-rules that hold rules; the others (faces, movements, the order of layers) belong to no selector. */
const holdsRules = /^(?:container|layer|media|supports)$/;

/** Keeps the selectors that pass, and what belongs to no selector if `others`. */
function keep(container: Container, passes: (selector: string) => boolean, others: boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const kept = node.selectors.filter(passes);
      if (kept.length > 0) node.selectors = kept;
      else node.remove();
    } else if (node.type === 'atrule' && node.nodes && holdsRules.test(node.name)) {
      keep(node, passes, others);
      if (node.nodes.length === 0) node.remove();
    } else if (!others) node.remove();
  });
}

/**
 * Cuts a stylesheet in two: what may be needed from the beginning, and what can match nothing until
 * something comes that has one of the late classes.
 */
export function splitOff(
  css: string,
  late: ReadonlySet<string>,
): { readonly early: string; readonly late: string } {
  const isLate = (selector: string): boolean => neededBy(selector).some((name) => late.has(name));
  const only = (passes: (selector: string) => boolean, others: boolean): string => {
    const root = parse(css);
    keep(root, passes, others);
    return root.toString();
  };
  return { early: only((selector) => !isLate(selector), true), late: only(isLate, false) };
}
