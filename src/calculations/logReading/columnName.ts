/** A column's name and unit, as the header has them. */
export interface NamedColumn {
  readonly name: string;
  readonly unit: string;
}

/** Brackets at the end that say which sensor, not which unit. */
const noUnit = /bank|sensor|cyl|^\d+$/i;

const inBrackets = /^(.*\S)\s*[([]([^()[\]]{0,14})[)\]]$/;

/** Parts name and unit at the last bracket; the unit may stand twice, or be empty. */
export const partedName = (written: string): NamedColumn => {
  let name = written.trim();
  let unit = '';
  for (;;) {
    const [, before, inside = ''] = inBrackets.exec(name) ?? [];
    const again = unit !== '' && inside.trim().toLowerCase() !== unit.toLowerCase();
    if (before === undefined || noUnit.test(inside) || again) return { name, unit };
    name = before;
    unit = inside.trim();
  }
};

/** Names with units, each name once: a doubled one gets a number, an empty one its place. */
export const namedColumns = (
  header: readonly string[],
  units: readonly string[],
): readonly NamedColumn[] => {
  const taken = new Set<string>();
  return header.map((written, place) => {
    const parted = partedName(written);
    const plain = parted.name === '' ? `column ${place + 1}` : parted.name;
    let name = plain;
    for (let count = 2; taken.has(name); count += 1) name = `${plain} ${count}`;
    taken.add(name);
    return { name, unit: (units[place] ?? '') || parted.unit };
  });
};
