import type { ReactNode } from 'react';
import type { WorksheetCell } from '@site/src/calculations/loadScaling/loadScalingWorksheet';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { type HeatScale, HeatMap } from '../../figures/kit/HeatMap';
import { MapFigure } from '../../figures/kit/MapFigure';
import type { LoadScalingResult } from './compute';
import { printedPercent } from './messages';

const scaling: HeatScale = {
  kind: 'two-sided',
  limits: [0.85, 0.93, 0.985, 1.015, 1.07, 1.15],
  low: 'scales down',
  high: 'scales up',
};

const change: HeatScale = {
  kind: 'two-sided',
  limits: [-6, -3, -0.05, 0.05, 3, 6],
  low: 'lowered, %',
  high: 'raised, %',
};

/** A question mark for a marked or kept cell, a dot for one with few hits, nothing without data. */
function textOf({ outcome, computedPercent, appliedPercent }: WorksheetCell): string {
  switch (outcome) {
    case 'no-data':
      return '';
    case 'few-hits':
      return '·';
    case 'marked':
    case 'kept':
      return `${printedNumber(computedPercent ?? 0, { decimals: 0, signed: true })}?`;
    case 'for-row':
    case 'no-say':
      return '';
    case 'corrected':
    case 'filled':
    case 'with-row':
      return printedPercent(appliedPercent);
  }
}

/** The table before or after, or its change in percent, as a map. */
export function ScalingMap({ result }: { readonly result: LoadScalingResult }): ReactNode {
  const { show } = result;
  const { loads, speedsRpm } = result.table;
  const { cells } = result.sheet;
  if (show === 'change')
    return (
      <HeatMap
        id="scaling-change"
        title="Change of Load Scaling in percent"
        description="The cells that the log speaks of stand in the table below it."
        x={{ name: 'load', values: loads }}
        y={{ name: 'rpm', values: speedsRpm }}
        values={cells.map((row) => row.map(({ appliedPercent }) => appliedPercent))}
        texts={cells.map((row) => row.map(textOf))}
        form={{ decimals: 1, signed: true }}
        scale={change}
        inside
      />
    );
  const after = show === 'after';
  const title = `Load Scaling ${after ? 'after' : 'before'} the change`;
  return (
    <MapFigure
      id={after ? 'scaling-after' : 'scaling-before'}
      title={title}
      description="All numbers stand in the table below it."
      map={{
        x: loads,
        y: speedsRpm,
        z: cells.map((row) => row.map((cell) => (after ? cell.after : cell.before))),
      }}
      axes={['load', 'rpm']}
      form={{ decimals: 3 }}
      scale={scaling}
      inside
      caption={`${title}, multiplier. Rows: engine speed in rpm. Columns: load.`}
    />
  );
}
