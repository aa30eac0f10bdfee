import type { ReactNode } from 'react';
import { twoSidedLimits } from '@site/src/calculations/stockMapView/colourLimits';
import { neededDecimals } from '@site/src/calculations/stockMapView/neededDecimals';
import type { StockMapDifference } from '@site/src/calculations/stockMapView/stockMapDifference';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { MapFigure } from '../../figures/kit/MapFigure';
import { axisUnit } from './inUnits';

export interface DifferenceMapProps {
  readonly difference: StockMapDifference;
  readonly name: string;
  /** `LFG2EL minus LF9VEB`. */
  readonly minus: string;
  readonly unit: string;
}

/** What another calibration holds more or less, cell by cell; nothing for a curve or a value. */
export function DifferenceMap(props: DifferenceMapProps): ReactNode {
  const { difference, name, minus, unit } = props;
  const { rows, columns, cells, least, most, differing, decimals } = difference;
  if (!rows || !columns || differing === 0) return null;
  const z = cells.map((row) => row.map((cell) => (cell.differs ? cell.difference : 0)));
  const form = { decimals: neededDecimals(z.flat(), decimals), signed: true };
  return (
    <MapFigure
      id="maps-difference"
      heading={minus}
      title={`${name}: ${minus}`}
      description={`${differing} cells differ. All numbers stand in the table below it.`}
      map={{ x: columns.breakpoints, y: rows.breakpoints, z }}
      axes={[axisUnit(columns), axisUnit(rows)]}
      form={form}
      texts={z.map((row) => row.map((value) => (value === 0 ? '' : printedNumber(value, form))))}
      scale={{
        kind: 'two-sided',
        limits: twoSidedLimits(Math.max(-least, most), form.decimals),
        low: 'less',
        high: 'more',
      }}
      inside
      caption={`${name}, ${minus}, ${unit}.`}
    />
  );
}
