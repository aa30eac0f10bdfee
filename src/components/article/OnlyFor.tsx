import type { ReactNode } from 'react';

export interface OnlyForProps {
  /** The cars that the text is about. */
  readonly cars: '1.8' | '2.0' | 'NC1' | 'NC2' | 'manual' | 'automatic';
  readonly children: ReactNode;
}

/** Text that holds for some cars only; it says so to a reader whose own car is another one. */
export function OnlyFor({ cars, children }: OnlyForProps): ReactNode {
  return (
    <div className="only-for" data-cars={cars}>
      {children}
    </div>
  );
}
