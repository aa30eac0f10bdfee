import { loggedSpark } from '@site/src/calculations/sparkTrace/loggedSpark';
import type { BindingTerm } from '@site/src/calculations/sparkTrace/sparkTrace';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import type { LimitName } from '@site/src/data/limits';
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

/** What speaks against another target here. */
const againstRaise: readonly LimitName[] = [
  'raisedUnheard',
  'raisedInSpiteOfKnock',
  'raisedOtherMap',
  'raisedOutsideField',
  'raisedOffTemperature',
  'raisedUnlikePair',
  'raisedTooMuch',
];

/** What ends the day, or tells of another file: no target goes up on it, while one that goes down is right. */
const againstHigher: readonly LimitName[] = [
  'knockTwice',
  'knockBeyondMost',
  'intakeAirHot',
  'sparkMapsOfAnother',
];

const isOneOf = (limits: readonly LimitName[], { notices }: SparkResult): boolean =>
  notices.some(({ limit }) => limits.includes(limit));

const isNoneToRaise = (result: SparkResult): boolean =>
  result.raised.byDegrees > 0 && isOneOf(againstHigher, result);

/** Whether the job Add spark advance is for this place and this file. */
export const isForJob = (result: SparkResult): boolean =>
  !result.terms.idle && !isOneOf(['raisedUnlikePair'], result) && !isNoneToRaise(result);

/** What another target would change here. */
export const raisedWords = (result: SparkResult): string => {
  const { raised, terms } = result;
  const { byDegrees, finalChangeDegrees, headroomDegrees, limitRiseNeededDegrees } = raised;
  if (byDegrees === 0)
    return headroomDegrees > 0
      ? `Up to the limit ${degrees(headroomDegrees)}° are left here. Knock decides, not the limit.`
      : 'Up to the limit nothing is left here.';
  const change =
    finalChangeDegrees === 0
      ? 'changes nothing here'
      : `changes the spark by ${printedNumber(finalChangeDegrees, { decimals: 2, signed: true }).replace(/\.?0+$/, '')}°`;
  const first = `A target ${degrees(Math.abs(byDegrees))}° ${byDegrees > 0 ? 'higher' : 'lower'} ${change}.`;
  if (byDegrees > 0 && limitRiseNeededDegrees === 0)
    return `${first} Before any change ${degrees(headroomDegrees)}° are left up to the limit.`;
  // What speaks against the change stands below; it needs no way to make it arrive.
  const isSpokenAgainst = isOneOf(againstRaise, result) || isNoneToRaise(result);
  if (finalChangeDegrees === byDegrees || terms.idle || isSpokenAgainst) return first;
  return byDegrees < 0
    ? `${first} Take the same degrees out of all four limit tables and the twin of the target, too.`
    : `${first} The limit holds it: raise all four limit tables by the same degrees as the target, never by more.`;
};
