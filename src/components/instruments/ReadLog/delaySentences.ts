import type { LambdaDelay } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { printedNumber } from '@site/src/calculations/text/printedNumber';

const seconds = (value: number): string => `${printedNumber(value, { decimals: 2 })} s`;

/** How closely lambda follows its target there; never without the steps, which are the measurement. */
const correlation = (r: number): string =>
  Number.isFinite(r)
    ? ` There lambda follows its target with r ${printedNumber(r, { decimals: 2 })}; on the road r is small and proves nothing alone.`
    : '';

/** How late lambda comes, by whom, and how sure that is. */
export const delaySentences = (delay: LambdaDelay): readonly string[] => {
  const { measuredSeconds, uncertaintySeconds, steps, stepsLeftOut, usedFrom, usedSeconds } = delay;
  const isChosen = usedFrom === 'chosen';
  return [
    ...(isChosen
      ? [`You set the delay to ${seconds(usedSeconds)}.${correlation(delay.usedCorrelation)}`]
      : []),
    measuredSeconds === null
      ? delay.declined.replaceAll('`', '')
      : `${isChosen ? 'By the log lambda comes' : 'Lambda comes'} ${seconds(measuredSeconds)} late, give or take ${seconds(uncertaintySeconds ?? 0)}, by ${steps} steps of the target; ${stepsLeftOut} more were left out.${isChosen ? '' : correlation(delay.measuredCorrelation)}`,
  ];
};
