import type { Declaration, Root } from 'postcss';

/** Whether the declaration stands in a rule of `:root` alone, in any layer, but under no condition. */
function isForWholePage({ parent }: Declaration): boolean {
  if (parent?.type !== 'rule' || !('selector' in parent) || parent.selector !== ':root')
    return false;
  const above = parent.parent;
  return (
    above?.type === 'root' ||
    (above?.type === 'atrule' && 'name' in above && above.name === 'layer')
  );
}

const rootOnly = /^(?::root|html)?(?:\[data-theme=\w+\])?(?::root)?$/;

const isInLayer = (declaration: Declaration): boolean => {
  const above = declaration.parent?.parent;
  return above?.type === 'atrule' && 'name' in above && above.name === 'layer';
};

/** Drops what the layers set for the whole page and the site sets itself: the site always wins. */
export function dropOverruled(root: Root): void {
  const own = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    if (isForWholePage(declaration) && !isInLayer(declaration)) own.add(declaration.prop);
  });
  root.walkDecls(/^--/, (declaration) => {
    const { parent } = declaration;
    if (!own.has(declaration.prop) || !isInLayer(declaration) || parent?.type !== 'rule') return;
    if (parent.selectors.every((selector) => rootOnly.test(selector))) declaration.remove();
  });
}

/** The custom properties that have one value on the whole page, and that no program knows. */
function constantsIn(root: Root, inUse: ReadonlySet<string>): Declaration[] {
  const settings = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    settings.set(declaration.prop, [...(settings.get(declaration.prop) ?? []), declaration]);
  });
  return [...settings.values()].flatMap(([declaration, ...others]) =>
    declaration &&
    others.length === 0 &&
    isForWholePage(declaration) &&
    !declaration.value.includes('var(') &&
    !inUse.has(declaration.prop)
      ? [declaration]
      : [],
  );
}

/**
 * The value with a constant in the place of its name. A minifier leaves no room between a bracket and
 * the next word, which a plain value needs.
 */
function withConstant(value: string, { prop, value: constant }: Declaration): string {
  const [first = '', ...rest] = value.split(`var(${prop})`);
  return rest.reduce((before, after) => {
    const left = /[^\s(,/]$/.test(before) ? ' ' : '';
    const right = /^[^\s),/]/.test(after) ? ' ' : '';
    return before + left + constant + right + after;
  }, first);
}

function putInPlace(root: Root, constant: Declaration): void {
  constant.remove();
  root.walkDecls((declaration) => {
    declaration.value = withConstant(declaration.value, constant);
  });
}

/**
 * Writes the value of a custom property where it is read, if it is the same everywhere. The theme's
 * framework has some hundred properties for the site to set, most of which no site sets.
 */
export function putConstantsInPlace(root: Root, inUse: ReadonlySet<string>): void {
  for (
    let constants = constantsIn(root, inUse);
    constants.length > 0;
    constants = constantsIn(root, inUse)
  ) {
    for (const constant of constants) putInPlace(root, constant);
  }
}
