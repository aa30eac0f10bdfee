import { mx5Calibrations } from '@site/src/data/calibrations';
import { idsInText, wordsLikeIds } from './calibrationNames';

/** Most that are offered. */
const mostOffered = 12;

/** Characters 1 to 4 of an ID: its family. */
const familyOf = (word: string): string => word.slice(0, 4);

/** Numbers of gearbox controllers have a T where those of engine computers have an E. */
const ofGearboxController = (word: string): boolean => word[4] === 'T';

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
 * Known IDs of the same family that differ by one character from what was written. A slip among the
 * first four characters is never mended, because those of another family belong to another car; and the
 * number of a gearbox controller leads to nothing.
 *
 * @returns at most 12 IDs, none of them written out in the text
 */
export const nearMisses = (typed: string): readonly string[] => {
  const written = idsInText(typed).map(({ id }) => id);
  const words = [...new Set([...written, ...wordsLikeIds(typed)])].slice(0, 50);
  if (words.some(ofGearboxController)) return [];
  const isNear = (id: string): boolean =>
    words.some((word) => familyOf(word) === familyOf(id) && oneSlipApart(word, id));
  return mx5Calibrations
    .map(({ id }) => id)
    .filter((id) => !written.includes(id) && isNear(id))
    .sort((a, b) => a.localeCompare(b))
    .slice(0, mostOffered);
};
