import type { RomTable, RomTableAxis } from '@site/src/data/romTables';

const axisInWords = ({ quantity, unit, points, from, to }: RomTableAxis): string => {
  const last = `${to}${unit && ` ${unit}`}`.replace(' °', unit === '°' ? '°' : ' °');
  return `${quantity ?? 'unnamed'} ${from} to ${last} (${points})`.replaceAll('-', '−');
};

/** `°C, by rpm 500 to 7500 (15)`: unit of the values, then the axes with their breakpoints. */
export function axesInWords({ axes, unit }: Pick<RomTable, 'axes' | 'unit'>): string {
  if (axes === null) return 'not in LF9VEB; axes not read';
  const range = axes.length === 0 ? 'one value' : `by ${axes.map(axisInWords).join(' × ')}`;
  return unit === null ? range : `${unit}, ${range}`;
}
