import type { ReactNode } from 'react';
import { phoneDrawing, phoneWidth, plateWidth, TwoSizes, wideDrawing } from '../TwoSizes';
import { LanesDrawing } from './LanesDrawing';
import type { LanesSpec } from './lanesSpec';

export type { Lane, LanesSpec } from './lanesSpec';

/** Bars and dots along an axis in both sizes from one description. */
export function Lanes({ spec }: { readonly spec: LanesSpec }): ReactNode {
  return (
    <TwoSizes>
      <LanesDrawing spec={spec} size="wide" width={plateWidth} className={wideDrawing} />
      <LanesDrawing spec={spec} size="phone" width={phoneWidth} className={phoneDrawing} />
    </TwoSizes>
  );
}
