import type { ReactNode } from 'react';
import { Doubt } from '../../article/Prose';
import type { ReadLogResult } from './compute';
import { lengthInWords, placementWords } from './messages';

/** Which load the axis of the table uses is not known: what another one would change, in seconds. */
export function AxisDoubt({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { placements, options } = result.analysis;
  const others = placements.filter(({ placement }) => placement !== options.placement);
  return (
    <>
      <p>
        <Doubt>
          {`Rows lie by ${placementWords[options.placement]}. The table may use another load; which one is not documented.`}
        </Doubt>
      </p>
      <ul>
        {others.map(({ placement, cannot, secondsMoved, meanRatio }) => (
          <li key={placement}>
            {cannot === ''
              ? `${placementWords[placement]}: ${lengthInWords(secondsMoved)} would change their cell, the load is ${(100 * (meanRatio - 1)).toFixed(1).replace('-', '−')} % apart on average.`
              : `${placementWords[placement]}: not to be had. ${cannot.replaceAll('`', '')}`}
          </li>
        ))}
      </ul>
    </>
  );
}
