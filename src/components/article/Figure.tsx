import type { ReactNode } from 'react';
import { Mark, type Sure } from './Mark';

export interface FigureProps {
  readonly id: string;
  /** The finding, in one sentence. */
  readonly caption: string;
  /** Calibration, temperature, load. */
  readonly scope?: string;
  /** How sure the figure is as a whole. */
  readonly sure: Sure;
  /** `Fig. 7.2`, given by the build. */
  readonly number?: string;
  /** The drawing, then a paragraph with its sources. */
  readonly children: ReactNode;
}

/** The plate of a figure: number in the margin, the finding, the drawing, and where it comes from. */
export function Figure({ id, caption, scope, sure, number, children }: FigureProps): ReactNode {
  return (
    <figure className="figure" id={id} data-search-entry="" data-number={number}>
      <figcaption className="plate-caption">
        <p className="plate-number">{number}</p>
        <div>
          <p>{caption}</p>
          {scope && <p className="plate-scope">{scope}</p>}
        </div>
      </figcaption>
      <div className="figure-body">
        {children}
        <Mark sure={sure} />
      </div>
    </figure>
  );
}
