import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type NumberForm, printedNumber } from '@site/src/calculations/text/printedNumber';
import { Drawing } from '../Drawing';
import { BorderLine } from './BorderLine';
import { ColumnHeads } from './ColumnHeads';
import { HeatCells } from './HeatCells';
import type { HeatScale } from './heatScale';
import { insideInstrument, mapLayout } from './mapLayout';
import { RowHeads } from './RowHeads';
import { ScaleBar } from './ScaleBar';
import type { Border } from './stepBorder';
import styles from './styles.module.css';

export type { HeatScale } from './heatScale';

interface MapAxis {
  /** Short, as printed: `rpm`, `load`. */
  readonly name: string;
  readonly values: readonly number[];
}

export interface HeatMapProps {
  /** Unique in the page. */
  readonly id: string;
  /** The finding, for those who cannot see the map. */
  readonly title: string;
  /** The extremes, for those who cannot see the map. */
  readonly description: string;
  /** Small heading above the map, where a figure holds more than one. */
  readonly heading?: string;
  readonly x: MapAxis;
  readonly y: MapAxis;
  /** One row per `y`, one column per `x`. */
  readonly values: readonly (readonly number[])[];
  readonly form: NumberForm;
  readonly scale: HeatScale;
  /** The stepped line that the caption speaks of. */
  readonly border?: Border;
  /** What stands in the cells instead of their numbers: one row per `y`. */
  readonly texts?: readonly (readonly string[])[];
  /** It stands inside the frame of an instrument. */
  readonly inside?: boolean;
}

/** A map with its number in every cell. On phones a wide one scrolls while its row heads stay. */
export function HeatMap(props: HeatMapProps): ReactNode {
  const { id, title, description, heading, x, y, values, form, scale, border, inside } = props;
  const columnHeads = x.values.map(String);
  const texts = props.texts ?? values.map((row) => row.map((value) => printedNumber(value, form)));
  const longestNumber = Math.max(0, ...texts.flat().map((text) => text.length));
  const layout = mapLayout(
    columnHeads,
    y.values.length,
    inside ? { width: insideInstrument, longestNumber } : undefined,
  );
  const hint = layout.wide && (
    <p className={styles.hint}>Scroll sideways: {x.values.length} columns.</p>
  );
  return (
    <div className={styles.map}>
      {heading && <p className={styles.heading}>{heading}</p>}
      <div className={clsx(styles.drawing, layout.small && styles.small)}>
        <RowHeads id={id} heads={y.values.map(String)} axis={y.name} layout={layout} />
        {/* A wide map scrolls in itself, so the region must take the focus for the arrow keys. */}
        <div className={styles.region} role="region" aria-labelledby={`${id}-title`} tabIndex={0}>
          <Drawing
            id={id}
            title={title}
            description={description}
            width={layout.width}
            height={layout.total}
            className={styles.cells}
          >
            <ColumnHeads heads={columnHeads} axis={x.name} layout={layout} />
            <HeatCells values={values} scale={scale} layout={layout} texts={texts} />
            {border && <BorderLine border={border} layout={layout} />}
          </Drawing>
        </div>
      </div>
      {!inside && hint}
      <ScaleBar id={id} scale={scale} signed={form.signed ?? false} />
      {/* Not beside a map of many columns here, or it would show wherever the plate is not full. */}
      {inside && hint}
    </div>
  );
}
