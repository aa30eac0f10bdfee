import { loggedSpark } from '@site/src/calculations/sparkTrace/loggedSpark';
import type { BindingTerm } from '@site/src/calculations/sparkTrace/sparkTrace';
import { printedNumber } from '../../figures/kit/printedNumber';
import type { SparkResult } from './compute';

/** Degrees without idle zeros: `14.35`, `23`, `−3.15`. */
export const degrees = (value: number): string =>
  printedNumber(Number(value.toFixed(2)), { decimals: 2 }).replace(/\.?0+$/, '');

const binds: Readonly<Record<BindingTerm, string>> = {
  target: 'The target decides',
  limit: 'The limit decides',
  'idle-limit': 'The idle limit decides',
  both: 'Target and limit are equal',
};

/** What a reader asks first: what leaves the chain, and which term decided. */
export const sparkSentence = ({ trace }: SparkResult): string => {
  const { binding, finalDegrees, aboveLimitDegrees } = trace;
  const apart = degrees(Math.abs(aboveLimitDegrees));
  const by =
    binding === 'both'
      ? ''
      : binding === 'target'
        ? `, ${apart}° below the limit`
        : `, ${apart}° below the target less heat`;
  return `${binds[binding]}${by}: the final spark is ${degrees(finalDegrees)}°.`;
};

/** What a log would show of it. */
export const loggedWords = ({ trace }: SparkResult): string =>
  `A log shows ${loggedSpark(trace.finalDegrees)
    .map((value) => printedNumber(value, { decimals: 1 }))
    .join(' or ')}, for SPARKADV counts in steps of 0.5°.`;

/** What another target would change here. */
export const raisedWords = ({ raised, terms }: SparkResult): string => {
  const { byDegrees, finalChangeDegrees, headroomDegrees, limitRiseNeededDegrees } = raised;
  if (byDegrees === 0)
    return `Up to the limit ${degrees(headroomDegrees)}° are left here. Knock decides, not the limit.`;
  const change =
    finalChangeDegrees === 0
      ? 'changes nothing here'
      : `changes the spark by ${printedNumber(finalChangeDegrees, { decimals: 2, signed: true }).replace(/\.?0+$/, '')}°`;
  const first = `A target ${degrees(Math.abs(byDegrees))}° ${byDegrees > 0 ? 'higher' : 'lower'} ${change}.`;
  if (limitRiseNeededDegrees > 0 && byDegrees > 0) {
    const which = terms.idle ? 'the idle limit' : 'the limit, in all four limit tables alike,';
    return `${first} For all of it ${which} must rise by ${degrees(limitRiseNeededDegrees)}°, too.`;
  }
  return byDegrees > 0
    ? `${first} Before any change ${degrees(headroomDegrees)}° are left up to the limit.`
    : first;
};
