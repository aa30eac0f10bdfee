import type { ReactNode } from 'react';
import { phoneDrawing, phoneWidth, TwoSizes } from '../TwoSizes';
import { NarrowPlot } from './NarrowPlot';
import type { PlotSpec } from './plotSpec';
import { WidePlot } from './WidePlot';

export type { PlotNote, PlotSpec } from './plotSpec';

/** A line plot in both sizes from one description. */
export function Plot({ spec }: { readonly spec: PlotSpec }): ReactNode {
  return (
    <TwoSizes>
      <WidePlot spec={spec} />
      <NarrowPlot spec={spec} width={phoneWidth} height={345} className={phoneDrawing} />
    </TwoSizes>
  );
}
