const propertyName = /--[a-zA-Z][\w-]*/g;

const digits = 36;

/**
 * Gives the custom properties names of one or two signs, those that stand most often first. Names that
 * pages or programs use stay, and so do names that the stylesheet reads and does not set.
 */
export function shortProperties(css: string, inUse: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  for (const [name] of css.matchAll(propertyName)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isSet = (name: string): boolean => new RegExp(`[{;]\\s*${name}\\s*:`).test(css);
  const renamed = [...counts.keys()]
    .filter((name) => !inUse.has(name) && isSet(name))
    .sort(
      (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1),
    );
  const short = new Map<string, string>();
  let place = 10;
  for (const name of renamed) {
    let next = '';
    // A name has to begin with a letter here, so that it is found by the same pattern.
    do next = `--${(place++).toString(digits)}`;
    while (/^--\d/.test(next) || counts.has(next) || inUse.has(next));
    short.set(name, next);
  }
  return css.replace(propertyName, (name) => short.get(name) ?? name);
}
