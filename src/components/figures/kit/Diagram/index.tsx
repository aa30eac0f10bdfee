import type { ReactNode } from 'react';
import { phoneDrawing, phoneWidth, plateWidth, TwoSizes, wideDrawing } from '../TwoSizes';
import { DiagramDrawing } from './DiagramDrawing';
import type { DiagramSpec } from './diagramSpec';

export type { DiagramSpec } from './diagramSpec';

/** Boxes and arrows in both sizes from one description. */
export function Diagram({ spec }: { readonly spec: DiagramSpec }): ReactNode {
  return (
    <TwoSizes>
      <DiagramDrawing spec={spec} size="wide" width={plateWidth} className={wideDrawing} />
      <DiagramDrawing spec={spec} size="phone" width={phoneWidth} className={phoneDrawing} />
    </TwoSizes>
  );
}
