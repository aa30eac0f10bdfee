import type { ReactNode } from 'react';
import type { Stock } from './stock';

/** Steps of shade between the lowest and the highest cell. */
const shades = 6;

const shareOf = (value: number, low: number, high: number): number =>
  high === low ? 0 : (value - low) / (high - low);

/** The cells of each shade as one path, the lightest first. */
function shadedCells(z: readonly (readonly number[])[]): readonly string[] {
  const values = z.flat();
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const paths = Array.from({ length: shades }, () => '');
  for (const [y, row] of z.entries())
    for (const [x, value] of row.entries()) {
      const shade = Math.min(shades - 1, Math.floor(shareOf(value, low, high) * shades));
      paths[shade] = `${paths[shade] ?? ''}M${x} ${y}h1v1h-1z`;
    }
  return paths;
}

/** A curve, drawn from the lower edge to the upper. */
function line(z: readonly number[]): string {
  const [low, high] = [Math.min(...z), Math.max(...z)];
  return z
    .map((value, at) => `${at === 0 ? 'M' : 'L'}${at} ${1 - shareOf(value, low, high)}`)
    .join('');
}

/** The shape of a stock table; its range stands in words beside it. */
export function StockPicture({ table }: Pick<Stock, 'table'>): ReactNode {
  if (table.kind === 'value') return null;
  const isMap = table.kind === 'map';
  const width = isMap ? (table.z[0]?.length ?? 1) : table.z.length - 1;
  const height = isMap ? table.z.length : 1;
  return (
    <svg
      className={isMap ? 'search-map' : 'search-curve'}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {isMap ? (
        shadedCells(table.z).map((cells, shade) => (
          <path key={shade} d={cells} fillOpacity={0.08 + (shade / (shades - 1)) * 0.8} />
        ))
      ) : (
        <path d={line(table.z)} vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  );
}
