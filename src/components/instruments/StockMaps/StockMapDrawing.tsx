import type { ReactNode } from 'react';
import { sequentialLimits } from '@site/src/calculations/stockMapView/colourLimits';
import { neededDecimals } from '@site/src/calculations/stockMapView/neededDecimals';
import type { StockMapView } from '@site/src/calculations/stockMapView/stockMapView';
import { MapFigure } from '../../figures/kit/MapFigure';
import { Plot } from '../../figures/kit/Plot';
import { ValuesTable } from '../../figures/kit/ValuesTable';
import { curvePlot } from './curvePlot';
import { axisUnit, axisWords } from './inUnits';
import { differenceAt, printedCell } from './messages';

export interface StockMapDrawingProps {
  readonly view: StockMapView;
  readonly calibration: string;
  /** The same table of another calibration. */
  readonly other?: { readonly id: string; readonly view: StockMapView } | undefined;
}

function Map({ view, calibration }: StockMapDrawingProps): ReactNode {
  const { rows, columns, cells, name, unit, decimals } = view;
  if (!rows || !columns) return null;
  const z = cells.map((row) => row.map(({ value }) => value));
  const form = { decimals: neededDecimals(z.flat(), decimals) };
  return (
    <MapFigure
      id="maps-map"
      title={`${name}, ${calibration}`}
      description={`${cells.length} rows by ${columns.breakpoints.length} columns. All numbers stand in the table below it.`}
      map={{ x: columns.breakpoints, y: rows.breakpoints, z }}
      axes={[axisUnit(columns), axisUnit(rows)]}
      form={form}
      scale={{ kind: 'sequential', limits: sequentialLimits(z.flat(), form.decimals) }}
      inside
      caption={`${name}, ${calibration}, ${unit}. Rows: ${axisWords(rows)}. Columns: ${axisWords(columns)}.`}
    />
  );
}

function Curve({ view, calibration, other }: StockMapDrawingProps): ReactNode {
  const { rows, cells, name, unit } = view;
  if (!rows) return null;
  const compared = other?.view.rows ? other : undefined;
  const spec = curvePlot('maps-curve', view, compared?.view);
  const places = compared?.view.rows?.breakpoints;
  return (
    <>
      {spec && <Plot spec={spec} />}
      {spec && compared && <p>{`Thick: ${calibration}. Thin: ${compared.id}.`}</p>}
      <ValuesTable
        id="maps-curve"
        caption={`${name}, ${unit}, over ${axisWords(rows)}`}
        corner={axisUnit(rows)}
        columns={[
          calibration,
          ...(compared ? [compared.id, `${compared.id} minus ${calibration}`] : []),
        ]}
        rows={rows.breakpoints.map((breakpoint, r) => {
          const cell = cells[r]?.[0];
          const theirs = compared?.view.cells[places?.indexOf(breakpoint) ?? -1]?.[0];
          return {
            head: String(breakpoint).replace('-', '−'),
            cells: [
              cell ? printedCell(cell) : '',
              ...(compared
                ? [
                    theirs ? printedCell(theirs) : '',
                    differenceAt(view, compared.view, cell, theirs),
                  ]
                : []),
            ],
          };
        })}
      />
    </>
  );
}

/** A stock table as a picture with its numbers; a single value needs none. */
export function StockMapDrawing(props: StockMapDrawingProps): ReactNode {
  return props.view.columns ? <Map {...props} /> : <Curve {...props} />;
}
