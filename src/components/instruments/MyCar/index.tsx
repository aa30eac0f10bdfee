import type { ReactNode } from 'react';
import { island } from '../kit/island/island';
import { MyCarFields } from './MyCarFields';

const Fields = island('my-car', MyCarFields);

/**
 * The plate below the title: the reader's car, chosen once for all instruments. Its short name comes
 * from a style property, as in the bar, and what it asks comes to life when the plate is opened.
 */
export function MyCarPlate(): ReactNode {
  return (
    <section className="car-plate" aria-label="My car">
      <details id="my-car">
        <summary>
          <span className="car-name">{'My car '}</span>
          <span className="car-plate-act">Choose</span>
        </summary>
        <Fields />
      </details>
    </section>
  );
}
