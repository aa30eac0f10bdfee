import type { ReactNode } from 'react';

/**
 * The reader's car in short, in the bar and in the drawer; leads to the plate where it is chosen. The
 * words come from a style property, so that they are there before the first paint (config/headScript).
 */
export function CarChip({ home }: { readonly home: string }): ReactNode {
  return (
    <a className="car-chip car-name" href={`${home}#my-car`}>
      {'My car '}
    </a>
  );
}
