import type { ReactNode } from 'react';

export interface FormulaProps {
  readonly id: string;
  /** `Formula 7.1`, given by the build. */
  readonly number?: string;
  /** Heads, formulas and the table of symbols. */
  readonly children: ReactNode;
}

/** A numbered formula with its list of symbols; it scrolls in itself, never the page. */
export function Formula({ id, number, children }: FormulaProps): ReactNode {
  return (
    <div className="formula" id={id} role="group" aria-label={number}>
      <p className="plate-number">{number}</p>
      <div
        className="formula-body"
        role="region"
        aria-label={`${number ?? 'Formula'}, scrolls`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
