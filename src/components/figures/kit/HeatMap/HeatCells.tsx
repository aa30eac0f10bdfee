import type { ReactNode } from 'react';
import { type HeatScale, stepClass, stepOf } from './heatScale';
import { type MapLayout, place } from './mapLayout';
import styles from './styles.module.css';

export interface HeatCellsProps {
  readonly values: readonly (readonly number[])[];
  readonly scale: HeatScale;
  readonly layout: MapLayout;
  /** What stands in each cell. */
  readonly texts: readonly (readonly string[])[];
}

/** The cells of a map, step by step of its scale, each with its number. */
export function HeatCells({ values, scale, layout, texts }: HeatCellsProps): ReactNode {
  const { cellWidth, cellHeight, top } = layout;
  const cells = values.flatMap((row, r) =>
    row.map((value, c) => ({
      x: place(c * cellWidth),
      y: top + r * cellHeight,
      step: stepOf(scale, value),
      number: texts[r]?.[c] ?? '',
    })),
  );
  const box = `h${place(cellWidth - 1)}v${cellHeight - 1}h${place(1 - cellWidth)}z`;
  const steps = [...new Set(cells.map(({ step }) => step))].sort((a, b) => a - b);
  return steps.map((step) => {
    const alike = cells.filter((cell) => cell.step === step);
    return (
      <g className={styles[stepClass(scale, step)]} key={step}>
        <path d={alike.map(({ x, y }) => `M${x} ${y}${box}`).join('')} />
        {alike.map(({ x, y, number }) =>
          number === '' ? null : (
            <text x={place(x + (cellWidth - 1) / 2)} y={y + cellHeight / 2 + 3.5} key={`${x} ${y}`}>
              {number}
            </text>
          ),
        )}
      </g>
    );
  });
}
