import { loggedSpark } from '@site/src/calculations/sparkTrace/loggedSpark';
import type { BindingTerm } from '@site/src/calculations/sparkTrace/sparkTrace';
import type { ReadableFor } from '@site/src/calculations/stockMapView/readableFor';
import { printedNumber } from '../../figures/kit/printedNumber';
import { aspectWords } from '../StockLibrary/aspectWords';
import type { SparkResult } from './sparkCase';

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
  if (byDegrees === 0) return `Up to the limit ${degrees(headroomDegrees)}° are left here.`;
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

/** Whose maps these are, and how near they come. */
export const mapsWords = ({ asked, nearest }: ReadableFor): string => {
  const { id, relation, revisionSteps, agrees, differs, unknown } = nearest;
  if (relation === 'same') {
    return asked === id ? `Stock maps of ${id}.` : `Stock maps of ${id}, of the family ${asked}.`;
  }
  const first = `No stock maps of ${asked} could be read. These are of ${id},`;
  const only = 'Near enough to look at, never to flash.';
  if (relation === 'same-family') {
    const steps = Math.abs(revisionSteps);
    const known = `${steps} known revision${steps === 1 ? '' : 's'}`;
    return `${first} same family, ${known} ${revisionSteps > 0 ? 'later' : 'earlier'}. ${only}`;
  }
  const parts = [
    agrees.length > 0 && `the same: ${aspectWords(agrees)}`,
    differs.length > 0 && `different: ${aspectWords(differs)}`,
    unknown.length > 0 && `not known: ${aspectWords(unknown)}`,
  ].filter((part) => part !== false);
  return `${first} another family. ${capital(parts.join('; '))}. ${only}`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
