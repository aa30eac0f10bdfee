import { calibrations } from '@site/src/data/calibrations';
import { idsInText, wordsLikeIds } from './calibrationNames';

/** Most that are offered. */
const mostOffered = 12;

/** One character exchanged, missing or too many. */
const oneSlipApart = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  if (a.length === b.length) return restA.slice(1) === restB.slice(1);
  return a.length < b.length ? restA === restB.slice(1) : restA.slice(1) === restB;
};

/**
 * Known IDs that differ by one character from what was written; those of the same family first.
 *
 * @returns at most 12 IDs, none of them written out in the text
 */
export const nearMisses = (typed: string): readonly string[] => {
  const written = idsInText(typed).map(({ id }) => id);
  const words = [...new Set([...written, ...wordsLikeIds(typed)])].slice(0, 50);
  const families = new Set(words.map((word) => word.slice(0, 4)));
  const near = calibrations
    .filter(({ id }) => !written.includes(id) && words.some((word) => oneSlipApart(word, id)))
    .map(({ id, family }) => ({ id, elsewhere: families.has(family) ? 0 : 1 }));
  return near
    .sort((a, b) => a.elsewhere - b.elsewhere || a.id.localeCompare(b.id))
    .slice(0, mostOffered)
    .map(({ id }) => id);
};
