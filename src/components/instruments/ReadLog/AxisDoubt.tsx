import type { ReactNode } from 'react';
import { printedNumber } from '@site/src/calculations/logAnalysis/printedNumber';
import { NoticeList } from '../kit/NoticeList';
import type { ReadLogResult } from './compute';
import { densityFormula } from './formulas';
import { lengthInWords, placementWords } from './messages';

/** Which load the axis of the table uses is not known: what another one would change, in seconds. */
export function AxisDoubt({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { placements, options } = result.analysis;
  const others = placements.filter(({ placement }) => placement !== options.placement);
  const air = placements.find((each) => each.air)?.air;
  return (
    <>
      <NoticeList notices={result.notices.filter(({ limit }) => limit === 'logAxisUnknown')} />
      <ul>
        {others.map(({ placement, cannot, secondsMoved, meanRatio }) => (
          <li key={placement}>
            {cannot === ''
              ? `${placementWords[placement]}: ${lengthInWords(secondsMoved)} would change their cell, the load is ${printedNumber(100 * (meanRatio - 1))} % apart on average.`
              : `${placementWords[placement]}: not to be had. ${cannot.replaceAll('`', '')}`}
          </li>
        ))}
      </ul>
      {air && <p className="field-hint">{densityFormula(air)}</p>}
    </>
  );
}
