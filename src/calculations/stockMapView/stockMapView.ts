import type { StockTable } from '@site/src/data/stockTable';
import { axisName, printedUnit, type AxisName } from './axisName';
import { parkedValue, type ParkedValue } from './parkedValue';
import { shownDecimals } from './shownDecimals';

export interface ViewedCell {
  readonly value: number;
  /** With a point, and enough decimals to tell the stored number; EcuFlash may show fewer. */
  readonly shown: string;
  /** What the computer keeps, where that is something other. */
  readonly stored?: number;
  /** Set for a number that is no setting. */
  readonly parked?: ParkedValue;
}

export interface ViewedAxis extends AxisName {
  readonly breakpoints: readonly number[];
}

/** A stock table laid out as EcuFlash does: columns across, rows down. */
export interface StockMapView {
  readonly name: string;
  readonly category: string;
  readonly unit: string;
  /** Empty where the computer keeps what is shown. */
  readonly storedUnit: string;
  /** Missing for a curve and a single value. */
  readonly columns?: ViewedAxis;
  /** Missing for a single value. */
  readonly rows?: ViewedAxis;
  readonly cells: readonly (readonly ViewedCell[])[];
  /** Of what is shown here. */
  readonly decimals: number;
  readonly ecuFlashDecimals: number;
  /** Number of calibrations, this one included, with the same breakpoints and stored values. */
  readonly shared: number;
  /** The letter of this content; A is the most common. */
  readonly variant: string;
}

/** EcuFlash cuts the fraction of fan temperatures, and rounds everything else. */
const shownAs = (value: number, { decimals, storedUnit }: ShownAs): string =>
  (storedUnit === 'ADC counts' ? Math.trunc(value) : value).toFixed(decimals);

interface ShownAs {
  readonly decimals: number;
  readonly storedUnit?: string;
}

/** One row per breakpoint downwards; a curve has one column, a value one cell. */
const rowsOf = (table: TableWithValues): (readonly number[])[] =>
  table.kind === 'map'
    ? [...table.z]
    : table.kind === 'curve'
      ? table.z.map((z) => [z])
      : [[table.z]];

const storedRowsOf = (table: TableWithValues): readonly (readonly number[])[] | undefined => {
  if (table.kind === 'map') return table.stored;
  if (table.kind === 'curve') return table.stored?.map((stored) => [stored]);
  return table.stored === undefined ? undefined : [[table.stored]];
};

type TableWithValues = Extract<StockTable, { kind: 'map' | 'curve' | 'value' }>;

/** Of fan temperatures those that EcuFlash shows, because it cuts them. */
const decimalsOf = (table: TableWithValues): number =>
  table.storedUnit === 'ADC counts'
    ? table.decimals
    : shownDecimals(rowsOf(table).flat(), table.decimals);

/** Lays out a stock table; undefined for one that is absent or whose values the file leaves out. */
export const stockMapView = (table: StockTable): StockMapView | undefined => {
  if (table.kind === 'absent' || table.kind === 'left-out') return undefined;
  const storedRows = storedRowsOf(table);
  const decimals = decimalsOf(table);
  const cells = rowsOf(table).map((row, r) =>
    row.map((value, c): ViewedCell => {
      const stored = storedRows?.[r]?.[c];
      const parked = parkedValue(table.name, value);
      return {
        value,
        shown: shownAs(value, { ...table, decimals }),
        ...(stored !== undefined && { stored }),
        ...(parked && { parked }),
      };
    }),
  );
  return {
    name: table.name,
    category: table.category,
    unit: printedUnit(table.unit),
    storedUnit: table.storedUnit ?? '',
    ...(table.kind === 'map' && { columns: { ...axisName(table.xAxis), breakpoints: table.x } }),
    ...(table.kind !== 'value' && { rows: { ...axisName(table.yAxis), breakpoints: table.y } }),
    cells,
    decimals,
    ecuFlashDecimals: table.decimals,
    shared: table.shared,
    variant: table.variant,
  };
};
