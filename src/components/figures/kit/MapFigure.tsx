import type { ReactNode } from 'react';
import type { PlainMap } from '@site/src/calculations/stockTable/mapExtremes';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { HeatMap, type HeatMapProps } from './HeatMap';
import { ValuesTable } from './ValuesTable';

export interface MapFigureProps extends Pick<
  HeatMapProps,
  'id' | 'title' | 'description' | 'heading' | 'form' | 'scale' | 'border' | 'texts' | 'inside'
> {
  readonly map: PlainMap;
  /** Short names of the columns and the rows. */
  readonly axes: readonly [x: string, y: string];
  /** What the numbers of the table are. */
  readonly caption: string;
}

/** A heat map with its numbers again as a table. */
export function MapFigure({ map, axes, caption, ...drawn }: MapFigureProps): ReactNode {
  const { x, y, z } = map;
  return (
    <div>
      <HeatMap
        {...drawn}
        x={{ name: axes[0], values: x }}
        y={{ name: axes[1], values: y }}
        values={z}
      />
      <ValuesTable
        id={drawn.id}
        caption={caption}
        corner={axes[1]}
        columns={x.map(String)}
        rows={y.map((row, index) => ({
          head: String(row),
          cells: (z[index] ?? []).map((cell) => printedNumber(cell, drawn.form)),
        }))}
      />
    </div>
  );
}
